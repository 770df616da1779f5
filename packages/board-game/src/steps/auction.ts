/** B9.12, B14.21: a lot is named, then bids go round clockwise, always higher or out for good. */
import { type Refusal, refusal } from '@carson/engine';
import { whyNotOwnable } from '../appraise/parcels.ts';
import type { AuctionFrame } from '../frames.ts';
import { PARCEL_COUNT } from '../geometry.ts';
import { claim, giveAmmunition } from '../holdings.ts';
import { holds, seatCount } from '../lists.ts';
import { askByPower } from '../powers.ts';
import { pay, payTo } from '../purse.ts';
import { DECLINE, nameParcel } from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { change, pop, type Table } from '../table.ts';
import { NOBODY } from '../town.ts';
import { maskOf, type Step } from './step.ts';

const RULE = 'B9.12';
const LOT_SIZE = 2;

const NAMED_TWICE = refusal('parcelNamedTwice', RULE);
const BID_TOO_LOW = refusal('bidTooLow', RULE);
const BID_TOO_HIGH = refusal('bidAboveMoney', RULE);

export const auction: Step<AuctionFrame> = {
  advance(table, frame) {
    return frame.open ? advanceBids(table, frame) : advanceLot(table, frame);
  },
  asks: (_, { turn }) => maskOf(turn),
  ask: ({ open, seat }, state) => askByPower(state, seat, open ? 'bid' : 'nameParcel'),
  options({ state, frame, seat }, out) {
    if (frame.open) {
      for (let amount = frame.high + 1; amount <= playerOf(state, seat).money; amount++) {
        out.push({ type: 'bid', amount });
      }
    } else {
      for (const parcel of nameable(state, frame)) out.push(nameParcel(parcel));
    }
    if (frame.open || frame.lot.length === 0) out.push(DECLINE);
  },
  whyNot({ state, frame, seat }, command) {
    if (command.type === 'nameParcel' && !frame.open) return whyNotNamed(state, frame, command.parcel);
    if (command.type !== 'bid' || !frame.open) return undefined;
    if (command.amount <= frame.high) return BID_TOO_LOW;
    return command.amount > playerOf(state, seat).money ? BID_TOO_HIGH : undefined;
  },
  play(table, { frame, seat, command }) {
    const { state, log } = table;
    if (command.type === 'nameParcel') name(table, frame, command.parcel);
    else if (command.type === 'bid') {
      log?.({ type: 'bidMade', seat, amount: command.amount });
      change(state, { ...frame, high: command.amount, leader: seat, turn: next(state, frame) });
    } else if (frame.open) dropOut(table, frame);
    else {
      pop(state);
      log?.({ type: 'powerUnused', seat, rule: RULE });
    }
  },
};

function whyNotNamed(state: State, { lot }: AuctionFrame, parcel: number): Refusal | undefined {
  return whyNotOwnable(state.town, parcel) ?? (lot.includes(parcel) ? NAMED_TWICE : undefined);
}

function name({ state, log }: Table, frame: AuctionFrame, parcel: number): void {
  log?.({ type: 'parcelNamed', seat: frame.seat, parcel });
  change(state, { ...frame, lot: [...frame.lot, parcel] });
}

/** One parcel left: a lot of one. Where one parcel only can complete the lot, it does. */
function advanceLot(table: Table, frame: AuctionFrame): boolean {
  const { state, log } = table;
  const [only, other] = nameable(state, frame);
  const { lot } = frame;
  if (lot.length === LOT_SIZE || (only === undefined && lot.length > 0)) {
    change(state, { ...frame, open: true });
  } else if (only === undefined) {
    pop(state);
    log?.({ type: 'powerUnused', seat: frame.seat, rule: RULE });
  } else if (lot.length > 0 && other === undefined) name(table, frame, only);
  else return false;
  return true;
}

function nameable(state: State, frame: AuctionFrame): number[] {
  const parcels: number[] = [];
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (whyNotNamed(state, frame, parcel) === undefined) parcels.push(parcel);
  }
  return parcels;
}

function advanceBids(table: Table, frame: AuctionFrame): boolean {
  const { state } = table;
  const left = state.players.length - seatCount(frame.out);
  if (left === 0 || (left === 1 && frame.leader !== NOBODY)) {
    pop(state);
    if (frame.leader !== NOBODY) settle(table, frame);
    return true;
  }
  if (canBid(state, frame)) return false;
  dropOut(table, frame);
  return true;
}

/** B14.21: a bidder needs the money and the titles. */
function canBid(state: State, { turn, high, lot }: AuctionFrame): boolean {
  const player = playerOf(state, turn);
  return player.money > high && player.titles >= lot.length;
}

function dropOut({ state, log }: Table, frame: AuctionFrame): void {
  log?.({ type: 'bidderOut', seat: frame.turn });
  const out = frame.out | maskOf(frame.turn);
  change(state, { ...frame, out, turn: next(state, { ...frame, out }) });
}

/** The next seat clockwise that is not out. */
function next(state: State, { turn, out }: AuctionFrame): number {
  const seats = state.players.length;
  for (let step = 1; step < seats; step++) {
    const seat = (turn + step) % seats;
    if (!holds(out, seat)) return seat;
  }
  return turn;
}

function settle(table: Table, { seat, leader, high, lot, prize }: AuctionFrame): void {
  table.log?.({ type: 'auctionWon', seat: leader, amount: high, lot });
  if (prize === 'ammunition') {
    payTo(table, { from: leader, to: seat }, { amount: high, source: 'auction', rule: RULE });
    giveAmmunition(table, leader, RULE);
    return;
  }
  const toBank = Math.floor(high / 2);
  pay(table, leader, { amount: toBank, source: 'auction', rule: RULE });
  payTo(table, { from: leader, to: seat }, { amount: high - toBank, source: 'auction', rule: RULE });
  for (const parcel of lot) claim(table, leader, { parcel, rule: RULE });
}
