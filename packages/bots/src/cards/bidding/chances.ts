/** Random numbers that many imagined auctions share. */
import { below, type Random } from '@carson/engine';

/** The numbers that imagined auctions are drawn from, each from 0 to 1; those already drawn are remembered. */
export type Chances = (draw: number) => number;

const PRECISION = 0x100_0000;

export function chancesOf(random: Random): Chances {
  const drawn: number[] = [];
  return (draw) => {
    while (drawn.length <= draw) drawn.push(below(random, PRECISION) / PRECISION);
    return drawn[draw] as number;
  };
}
