/** Helpers for flat arrays of numbers and for masks of seats. */
import { below, nth, type Random } from '@carson/engine';

export { known, nth } from '@carson/engine';

export function add(numbers: number[], index: number, amount: number): void {
  numbers[index] = nth(numbers, index) + amount;
}

export function filled(length: number, value: number): number[] {
  return new Array<number>(length).fill(value);
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Takes one thing at random out of a bag, given by the count of each kind, and returns its kind. */
export function drawFrom(bag: number[], random: Random): number {
  let at = below(random, sum(bag));
  const drawn = bag.findIndex((count) => {
    at -= count;
    return at < 0;
  });
  add(bag, drawn, -1);
  return drawn;
}

/** How many seats a mask holds. */
export function seatCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The seat of a mask that holds one seat only; -1, no one, of an empty one. */
export function onlySeat(mask: number): number {
  return 31 - Math.clz32(mask);
}

export function holds(mask: number, seat: number): boolean {
  return (mask & (1 << seat)) !== 0;
}

/** The seats of a mask, in the order given. */
export function seatsOf(mask: number, order: readonly number[]): number[] {
  return order.filter((seat) => holds(mask, seat));
}

/** Returns a function that calls `make` once per argument and remembers the value. */
export function once<Argument, Value>(make: (argument: Argument) => Value): (argument: Argument) => Value {
  const made = new Map<Argument, Value>();
  return (argument) => {
    const value = made.get(argument) ?? make(argument);
    made.set(argument, value);
    return value;
  };
}
