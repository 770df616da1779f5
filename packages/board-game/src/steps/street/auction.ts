/** B9.12, B14.21: a lot is named, then bids go round clockwise, always higher or out for good. */
import { type Refusal, refusal } from '@carson/engine';
import { whyNotOwnable } from '../../appraise/parcels.ts';
import { DECLINE, nameParcel } from '../../commands.ts';
import { holds, seatCount } from '../../lists.ts';
import { claim, giveAmmunition } from '../../people/holdings.ts';
import { pay, payTo } from '../../people/payments.ts';
import { askByPower } from '../../people/powers.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { AuctionStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { PARCELS } from '../../town/geometry.ts';
import { NOBODY } from '../../town/town.ts';
import { asking, maskOf } from '../step-rules.ts';

const RULE = 'B9.12';
const LOT_SIZE = 2;

const NAMED_TWICE = refusal('parcelNamedTwice', RULE);
const BID_TOO_LOW = refusal('bidTooLow', RULE);
const BID_TOO_HIGH = refusal('bidAboveMoney', RULE);

export const auction = asking<AuctionStep>({
  advance: (table, step) => (step.open ? advanceBids(table, step) : advanceLot(table, step)),
  asks: (_, { turn }) => maskOf(turn),
  ask: ({ open, seat }, state) => askByPower(state, seat, open ? 'bid' : 'nameParcel'),
  options({ state, step, seat }, out) {
    if (step.open) {
      for (let amount = step.high + 1; amount <= playerOf(state, seat).money; amount++) {
        out.push({ type: 'bid', amount });
      }
    } else {
      for (const parcel of nameable(state, step)) out.push(nameParcel(parcel));
    }
    if (step.open || step.lot.length === 0) out.push(DECLINE);
  },
  whyNot: {
    nameParcel: ({ parcel }, { state, step }) => (step.open ? undefined : whyNotNamed(state, step, parcel)),
    bid({ amount }, { step }) {
      if (!step.open) return undefined;
      return amount <= step.high ? BID_TOO_LOW : BID_TOO_HIGH;
    },
  },
  play: {
    nameParcel: ({ parcel }, table, { step }) => name(table, step, parcel),
    bid({ amount }, { state, log }, { step, seat }) {
      log?.({ type: 'bidMade', seat, amount });
      change(state, { ...step, high: amount, leader: seat, turn: next(state, step) });
    },
    decline: (_, table, { step }) => (step.open ? dropOut(table, step) : cancel(table, step)),
  },
});

function cancel({ state, log }: Table, { seat }: AuctionStep): void {
  pop(state);
  log?.({ type: 'powerUnused', seat, rule: RULE });
}

function whyNotNamed(state: State, { lot }: AuctionStep, parcel: number): Refusal | undefined {
  return whyNotOwnable(state.town, parcel) ?? (lot.includes(parcel) ? NAMED_TWICE : undefined);
}

function name({ state, log }: Table, step: AuctionStep, parcel: number): void {
  log?.({ type: 'parcelNamed', seat: step.seat, parcel });
  change(state, { ...step, lot: [...step.lot, parcel] });
}

/** One parcel left: a lot of one. Where one parcel only can complete the lot, it does. */
function advanceLot(table: Table, step: AuctionStep): boolean {
  const { state } = table;
  const [only, other] = nameable(state, step);
  const { lot } = step;
  if (lot.length === LOT_SIZE || (only === undefined && lot.length > 0)) {
    change(state, { ...step, open: true });
  } else if (only === undefined) cancel(table, step);
  else if (lot.length > 0 && other === undefined) name(table, step, only);
  else return false;
  return true;
}

function nameable(state: State, step: AuctionStep): number[] {
  return PARCELS.filter((parcel) => whyNotNamed(state, step, parcel) === undefined);
}

function advanceBids(table: Table, step: AuctionStep): boolean {
  const { state } = table;
  const left = state.players.length - seatCount(step.out);
  if (left === 0 || (left === 1 && step.leader !== NOBODY)) {
    pop(state);
    if (step.leader !== NOBODY) settle(table, step);
    return true;
  }
  if (canBid(state, step)) return false;
  dropOut(table, step);
  return true;
}

/** B14.21: a bidder needs the money and the titles. */
function canBid(state: State, { turn, high, lot }: AuctionStep): boolean {
  const player = playerOf(state, turn);
  return player.money > high && player.titles >= lot.length;
}

function dropOut({ state, log }: Table, step: AuctionStep): void {
  log?.({ type: 'bidderOut', seat: step.turn });
  const out = step.out | maskOf(step.turn);
  change(state, { ...step, out, turn: next(state, { ...step, out }) });
}

/** The next seat clockwise that is not out. */
function next(state: State, { turn, out }: AuctionStep): number {
  const seats = state.players.length;
  const clockwise = state.players.map((_, at) => (turn + 1 + at) % seats);
  return clockwise.find((seat) => !holds(out, seat)) ?? turn;
}

/** What of a bid for parcels goes to the bank; the rest is the auctioneer's. */
export function banksHalf(bid: number): number {
  return Math.floor(bid / 2);
}

function settle(table: Table, { seat, leader, high, lot, prize }: AuctionStep): void {
  table.log?.({ type: 'auctionWon', seat: leader, amount: high, lot });
  if (prize === 'ammunition') {
    payTo(table, { from: leader, to: seat }, { amount: high, source: 'auction', rule: RULE });
    giveAmmunition(table, leader, { rule: RULE });
    return;
  }
  const toBank = banksHalf(high);
  pay(table, leader, { amount: toBank, source: 'auction', rule: RULE });
  payTo(table, { from: leader, to: seat }, { amount: high - toBank, source: 'auction', rule: RULE });
  for (const parcel of lot) claim(table, leader, { parcel, rule: RULE });
}
