/** B5.6, B5.7, B14.28: the houses of one build, one by one; all of them or no building. */
import { type Refusal, refusal } from '@carson/engine';
import { consentNeeded, takesHouse, whyNoHouse, whyNoSecondHouse } from '../../appraise/building.ts';
import type { Command, CommandOf } from '../../command.ts';
import { askConsent, CANCEL_BUILD, setHouse } from '../../commands.ts';
import { BUILDINGS, buildingAt, factsAt } from '../../content/buildings/index.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { HousesStep } from '../../state/steps.ts';
import { change, pop, push, type Table, topStep } from '../../state/table.ts';
import { keepTile } from '../../town/construction.ts';
import { PARCELS } from '../../town/geometry.ts';
import { putBuilding } from '../../town/put-building.ts';
import { tileId } from '../../town/tile-row.ts';
import { NOBODY, onParcel, putOn } from '../../town/town.ts';
import { askingSeat, type Question } from '../step-rules.ts';

const SAME_PARCEL = refusal('houseBesideBuilding', 'B5.6');
const CONSENT_NEEDED = refusal('consentNeeded', 'B5.6');
const CONSENT_REFUSED = refusal('consentRefused', 'B14.29');
const NO_CONSENT_NEEDED = refusal('noConsentNeeded', 'B5.6');

export const houses = askingSeat<HousesStep>({
  advance(table, step) {
    const { state } = table;
    if (step.houses.length === BUILDINGS[tileId(step.tile)].houses) {
      pop(state);
      putBuilding(table, step.seat, step);
      return true;
    }
    if (playerOf(state, step.seat).roads > 0 || hasAnswer(state, step)) return false;
    cancel(table, step);
    return true;
  },
  ask: () => ({ kind: 'setHouse', rule: 'B5.6' }),
  options({ state, step }, out) {
    for (const parcel of PARCELS) {
      const command = answerAt(state, step, parcel);
      if (command !== undefined) out.push(command);
    }
    out.push(CANCEL_BUILD);
  },
  whyNot: { setHouse: whyNot, askConsent: whyNot },
  play: {
    cancelBuild: (_, table, { step }) => cancel(table, step),
    setHouse({ parcel }, { state, log }, { step, seat }) {
      const second = onParcel(state.town, parcel) !== undefined;
      putOn(state.town, parcel, factsAt(state.town, parcel).topped ?? 'house');
      log?.({ type: 'houseSet', seat, parcel, second });
      change(state, { ...step, houses: [...step.houses, parcel] });
    },
    askConsent({ parcel }, { state, log }, { seat }) {
      const owner = consentNeeded(state.town, seat, parcel);
      log?.({ type: 'consentAsked', seat, owner, parcel });
      push(state, { kind: 'consent', seat: owner, asker: seat, parcel });
    },
  },
});

/** What can be said about this parcel: set the house, or ask its owner first. */
function answerAt(state: State, step: HousesStep, parcel: number): Command | undefined {
  if (parcel === step.parcel || !takesHouse(state.town, parcel)) return undefined;
  if (consentNeeded(state.town, step.seat, parcel) === NOBODY) return setHouse(parcel);
  if (step.agreed.includes(parcel)) return setHouse(parcel);
  return step.refused.includes(parcel) ? undefined : askConsent(parcel);
}

function hasAnswer(state: State, step: HousesStep): boolean {
  return PARCELS.some((parcel) => answerAt(state, step, parcel) !== undefined);
}

function whyNot(
  { type, parcel }: CommandOf<'setHouse' | 'askConsent'>,
  { state, step, seat }: Question<HousesStep>,
): Refusal | undefined {
  if (parcel === step.parcel) return SAME_PARCEL;
  if (!takesHouse(state.town, parcel)) return whyNoHouseOn(state, parcel);
  if (step.refused.includes(parcel)) return CONSENT_REFUSED;
  if (type === 'setHouse') return CONSENT_NEEDED;
  return consentNeeded(state.town, seat, parcel) === NOBODY || step.agreed.includes(parcel)
    ? NO_CONSENT_NEEDED
    : undefined;
}

/** Where houses stand, what is asked for is one more on top (B5.7). */
function whyNoHouseOn({ town }: State, parcel: number): Refusal | undefined {
  const hasHouse = buildingAt(town, parcel) === undefined && factsAt(town, parcel).houseValue > 0;
  return hasHouse ? whyNoSecondHouse(town, parcel) : whyNoHouse(town, parcel);
}

/** The houses vanish again and the tile is kept; in the window of kept tiles it is not tried again. */
function cancel(table: Table, step: HousesStep): void {
  const { state, log } = table;
  for (const parcel of step.houses.toReversed()) {
    putOn(state.town, parcel, onParcel(state.town, parcel) === 'townhouse' ? 'house' : undefined);
  }
  pop(state);
  log?.({ type: 'buildCancelled', seat: step.seat, building: tileId(step.tile), houses: step.houses });
  keepTile(table, step.seat, step.tile);
  const below = topStep(state);
  if (below?.kind === 'keptTiles') change(state, { ...below, closed: [...below.closed, step.tile] });
}
