/** B5.6, B5.7, B14.28: the houses of one build, one by one; all of them or no building. */
import { type Refusal, refusal } from '@carson/engine';
import { consentNeeded, takesHouse, whyNoHouse, whyNoSecondHouse } from '../appraise/building.ts';
import type { Command } from '../command.ts';
import { keepTile } from '../construction.ts';
import { BUILDINGS, buildingAt, factsAt } from '../content/buildings/index.ts';
import type { HousesFrame } from '../frames.ts';
import { PARCEL_COUNT } from '../geometry.ts';
import { raise } from '../raise.ts';
import { askConsent, CANCEL_BUILD, setHouse } from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { change, pop, push, type Table, topFrame } from '../table.ts';
import { tileId } from '../tile-row.ts';
import { NOBODY, onParcel, putOn } from '../town.ts';
import { maskOf, type Question, type Step } from './step.ts';

const SAME_PARCEL = refusal('houseBesideBuilding', 'B5.6');
const CONSENT_NEEDED = refusal('consentNeeded', 'B5.6');
const CONSENT_REFUSED = refusal('consentRefused', 'B14.29');
const NO_CONSENT_NEEDED = refusal('noConsentNeeded', 'B5.6');

export const houses: Step<HousesFrame> = {
  advance(table, frame) {
    const { state } = table;
    if (frame.houses.length === BUILDINGS[tileId(frame.tile)].houses) {
      pop(state);
      raise(table, frame.seat, frame);
      return true;
    }
    if (playerOf(state, frame.seat).roads > 0 || hasAnswer(state, frame)) return false;
    cancel(table, frame);
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'setHouse', rule: 'B5.6' }),
  options({ state, frame }, out) {
    for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
      const command = answerAt(state, frame, parcel);
      if (command !== undefined) out.push(command);
    }
    out.push(CANCEL_BUILD);
  },
  whyNot,
  play(table, { frame, seat, command }) {
    const { state, log } = table;
    if (command.type === 'cancelBuild') cancel(table, frame);
    if (command.type === 'setHouse') {
      const second = onParcel(state.town, command.parcel) !== undefined;
      putOn(state.town, command.parcel, factsAt(state.town, command.parcel).topped ?? 'house');
      log?.({ type: 'houseSet', seat, parcel: command.parcel, second });
      change(state, { ...frame, houses: [...frame.houses, command.parcel] });
    }
    if (command.type === 'askConsent') {
      const owner = consentNeeded(state.town, seat, command.parcel);
      log?.({ type: 'consentAsked', seat, owner, parcel: command.parcel });
      push(state, { step: 'consent', seat: owner, asker: seat, parcel: command.parcel });
    }
  },
};

/** What can be said about this parcel: set the house, or ask its owner first. */
function answerAt(state: State, frame: HousesFrame, parcel: number): Command | undefined {
  if (parcel === frame.parcel || !takesHouse(state.town, parcel)) return undefined;
  if (consentNeeded(state.town, frame.seat, parcel) === NOBODY) return setHouse(parcel);
  if (frame.agreed.includes(parcel)) return setHouse(parcel);
  return frame.refused.includes(parcel) ? undefined : askConsent(parcel);
}

function hasAnswer(state: State, frame: HousesFrame): boolean {
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (answerAt(state, frame, parcel) !== undefined) return true;
  }
  return false;
}

function whyNot({ state, frame, seat }: Question<HousesFrame>, command: Command): Refusal | undefined {
  if (command.type !== 'setHouse' && command.type !== 'askConsent') return undefined;
  const { parcel } = command;
  if (parcel === frame.parcel) return SAME_PARCEL;
  if (!takesHouse(state.town, parcel)) return whyNoHouseOn(state, parcel);
  if (frame.refused.includes(parcel)) return CONSENT_REFUSED;
  if (command.type === 'setHouse') return CONSENT_NEEDED;
  return consentNeeded(state.town, seat, parcel) === NOBODY || frame.agreed.includes(parcel)
    ? NO_CONSENT_NEEDED
    : undefined;
}

/** Where houses stand, what is asked for is one more on top (B5.7). */
function whyNoHouseOn({ town }: State, parcel: number): Refusal | undefined {
  const hasHouse = buildingAt(town, parcel) === undefined && factsAt(town, parcel).houseValue > 0;
  return hasHouse ? whyNoSecondHouse(town, parcel) : whyNoHouse(town, parcel);
}

/** The houses vanish again and the tile is kept; in the window of kept tiles it is not tried again. */
function cancel(table: Table, frame: HousesFrame): void {
  const { state, log } = table;
  for (const parcel of frame.houses.toReversed()) {
    putOn(state.town, parcel, onParcel(state.town, parcel) === 'townhouse' ? 'house' : undefined);
  }
  pop(state);
  log?.({ type: 'buildCancelled', seat: frame.seat, building: tileId(frame.tile), houses: frame.houses });
  keepTile(table, frame.seat, frame.tile);
  const below = topFrame(state);
  if (below?.step === 'keptTiles') change(state, { ...below, closed: [...below.closed, frame.tile] });
}
