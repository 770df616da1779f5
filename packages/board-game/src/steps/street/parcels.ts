/** B5.4, B14.3, B14.14: duels for parcels, then in turn order each player buys or declines. */
import { type Refusal, refusal } from '@carson/engine';
import { buyParcel, DECLINE } from '../../commands.ts';
import { startDuel } from '../../duel/duel.ts';
import { holds, nth, seatCount, seatsOf } from '../../lists.ts';
import { giveTitle } from '../../people/holdings.ts';
import { pay } from '../../people/payments.ts';
import { powerOf } from '../../people/powers.ts';
import { sendHome, sendToSupply } from '../../placing/pieces.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { ParcelsStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { PARCELS } from '../../town/geometry.ts';
import { parcelPriceFor } from '../../town/prices.ts';
import { hasOutlaw, isOwned, NOBODY } from '../../town/town.ts';
import { CHOOSE_DUEL, chooserOf, duelOptions, NO_DUEL_WAITS } from '../duels/waiting-duels.ts';
import { asking, endTurn, maskOf } from '../step-rules.ts';

const RULE = 'B5.4';
const NOT_WON = refusal('parcelNotWon', RULE);

export const parcels = asking<ParcelsStep>({
  advance: (table, step) => (step.stage === 'duels' ? advanceDuels(table, step) : advanceBuying(table, step)),
  asks: (state, step) => maskOf(step.stage === 'duels' ? step.chooser : nth(state.turnOrder, step.at)),
  ask: ({ stage }) => (stage === 'duels' ? CHOOSE_DUEL : { kind: 'buyParcel', rule: RULE }),
  options({ state, step, seat }, out) {
    if (step.stage === 'duels') {
      duelOptions(contested(state), out);
      return;
    }
    for (const parcel of held(state, seat)) {
      if (whyTooDear(state, seat, parcel) === undefined) out.push(buyParcel(parcel));
    }
    out.push(DECLINE);
  },
  whyNot: {
    chooseDuel: (_, { step }) => (step.stage === 'duels' ? NO_DUEL_WAITS : undefined),
    buyParcel({ parcel }, { state, step, seat }) {
      if (step.stage === 'duels') return undefined;
      return held(state, seat).includes(parcel) ? whyTooDear(state, seat, parcel) : NOT_WON;
    },
  },
  play: {
    chooseDuel({ place }, table, { seat }) {
      table.log?.({ type: 'duelChosen', seat, place });
      fight(table, place);
    },
    buyParcel: ({ parcel }, table, { seat }) => buy(table, seat, parcel),
    decline: (_, table, { seat }) => decline(table, seat, { forced: false }),
  },
});

function advanceDuels(table: Table, step: ParcelsStep): boolean {
  const { state } = table;
  if (step.chooser === NOBODY) clearRivals(table);
  const places = contested(state);
  const [only, other] = places;
  if (only === undefined) change(state, { ...step, stage: 'buying' });
  else if (step.chooser === NOBODY) change(state, { ...step, chooser: chooserOf(state, places) });
  else if (other === undefined) fight(table, only);
  else return false;
  return true;
}

function advanceBuying(table: Table, step: ParcelsStep): boolean {
  const { state } = table;
  if (step.at === state.players.length) {
    pop(state);
    return true;
  }
  const seat = nth(state.turnOrder, step.at);
  const won = held(state, seat);
  const hasTitle = playerOf(state, seat).titles > 0;
  if (hasTitle && won.some((parcel) => whyTooDear(state, seat, parcel) === undefined)) return false;
  if (won.length > 0) decline(table, seat, { forced: true });
  return endTurn(state, step);
}

/** Cowboys on a parcel that can be bought, not on a city hall or against an outlaw. */
function wantedBy(state: State, parcel: number): number {
  if (isOwned(state.town, parcel) || parcel === state.cityHall || hasOutlaw(state.town, parcel)) return 0;
  return nth(state.cowboysAt, parcel);
}

function contested(state: State): number[] {
  return PARCELS.filter((parcel) => seatCount(wantedBy(state, parcel)) > 1);
}

function held(state: State, seat: number): number[] {
  return PARCELS.filter((parcel) => holds(wantedBy(state, parcel), seat));
}

function fight(table: Table, parcel: number): void {
  startDuel(table, { place: parcel, seats: wantedBy(table.state, parcel) });
}

/** B9.18, B14.14: not as lost duels. */
function clearRivals({ state, log }: Table): void {
  for (const seat of state.turnOrder) {
    if (!powerOf(state, seat).clearsParcels) continue;
    for (const parcel of held(state, seat)) {
      const rivals = seatsOf(wantedBy(state, parcel) & ~maskOf(seat), state.turnOrder);
      for (const rival of rivals) sendHome(state, rival, parcel);
      if (rivals.length > 0) log?.({ type: 'rivalsCleared', seat, parcel, from: rivals });
    }
  }
}

function whyTooDear(state: State, seat: number, parcel: number): Refusal | undefined {
  const { money } = playerOf(state, seat);
  const price = parcelPriceFor(state, seat, parcel);
  return money < price ? refusal('notEnoughMoney', RULE, { price, money }) : undefined;
}

function buy(table: Table, seat: number, parcel: number): void {
  const { state, log } = table;
  const price = parcelPriceFor(state, seat, parcel);
  pay(table, seat, { amount: price, source: 'parcel', rule: RULE });
  sendToSupply(state, seat, parcel);
  giveTitle(table, seat, parcel);
  log?.({ type: 'parcelBought', seat, parcel, price });
}

/** All that the seat still holds. */
function decline({ state, log }: Table, seat: number, { forced }: { forced: boolean }): void {
  for (const parcel of held(state, seat)) sendToSupply(state, seat, parcel);
  log?.({ type: 'declined', seat, what: 'parcel', forced });
}
