/** Merges a payment and what it buys into one line of the log. */
import type { BoardEvent } from '@carson/board-game';

type MoneyPaid = Extract<BoardEvent, { readonly type: 'moneyPaid' }>;

/** What can say its own price. */
const BOUGHT: readonly BoardEvent['type'][] = [
  'tileTaken',
  'parcelBought',
  'parcelClaimed',
  'pointsGained',
  'revolversGained',
  'cowboysGained',
  'horseGained',
  'characterTaken',
];

/** The price of what this event brings, where the payment is the event just before it. */
export function paidFor(events: readonly BoardEvent[], at: number): number | undefined {
  const payment = events[at - 1];
  return isPaymentFor(payment, events[at]) ? payment.amount : undefined;
}

/** Whether the event before or after this one says all that it would. */
export function isToldBeside(events: readonly BoardEvent[], at: number): boolean {
  const [before, event, next] = [events[at - 1], events[at], events[at + 1]];
  if (event === undefined) return false;
  return (
    isPaymentFor(event, next) ||
    isPaymentAfter(before, event) ||
    isIncomeOf(before, event) ||
    isTakenOf(events.slice(0, at), event)
  );
}

function isPaymentFor(event: BoardEvent | undefined, next: BoardEvent | undefined): event is MoneyPaid {
  if (event?.type !== 'moneyPaid' || event.to !== undefined || event.source === 'limit') return false;
  return next !== undefined && BOUGHT.includes(next.type) && 'seat' in next && next.seat === event.seat;
}

/** A cash limit that was met and an auction that was won have said the sum. */
function isPaymentAfter(before: BoardEvent | undefined, event: BoardEvent): boolean {
  if (event.type !== 'moneyPaid' || before === undefined) return false;
  const isSaid = before.type === 'limitMet' || (before.type === 'auctionWon' && event.to === undefined);
  return isSaid && before.seat === event.seat;
}

/** A building that pays, a gaming table, duel tiles or a player who pays another one says how much came in. */
function isIncomeOf(before: BoardEvent | undefined, event: BoardEvent): boolean {
  if (event.type !== 'moneyGained' || before === undefined) return false;
  if (before.type === 'buildingPaid') return before.seat === event.seat && before.kept === event.amount;
  if (before.type === 'handDealt') return before.seat === event.seat && before.money === event.amount;
  if (before.type === 'moneyPaid') return before.to === event.seat && before.amount === event.amount;
  return before.type === 'gamed' && before.seat === event.seat && before.money === event.amount;
}

/** What an attacker takes of an income is said with what its owner keeps. */
function isTakenOf(before: readonly BoardEvent[], event: BoardEvent): boolean {
  if (event.type !== 'moneyGained' || event.source !== 'attack') return false;
  const paid = before.findLast(({ type }) => type === 'buildingPaid');
  return paid?.type === 'buildingPaid' && paid.attacker === event.seat && paid.taken === event.amount;
}
