/** Crossed pistols where a duel is to be fought, with the viewer's chance to win it. */
import type { View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { percentage } from '../../../parts/percentage.ts';
import { words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';
import { hasPiece, isContested, oddsOfPlaced, rivalsAt, strengthOf } from './stakes.ts';

interface ContestProps {
  readonly table: BoardTable;
  readonly place: number;
}

/** Nothing where only one can claim the place. */
export function Contest({ table, place }: ContestProps): JSX.Element | null {
  const view = table.view;
  const seat = Number(table.viewer);
  const rivals = rivalsAt({ view, seat, place });
  const mine = hasPiece(view, seat, place);
  if (!isContested(place) || rivals.length + (mine ? 1 : 0) < 2) return null;
  const chance = mine ? chanceText(view, seat, place) : undefined;
  return (
    <span class={`contest${chance?.isLow === true ? ' low' : ''}`} data-explain={`number:duel:${place}`}>
      <Art name="piece-pistols" label={words.value.boardPlay.contested} />
      {chance?.text}
    </span>
  );
}

/** With duel tiles there are no odds: the strengths are compared (B10.4). */
function chanceText(view: View, seat: number, place: number): { text: string; isLow: boolean } {
  const strongest = Math.max(...rivalsAt({ view, seat, place }).map(({ strength }) => strength));
  if (view.inPlay.duelTiles) {
    const own = strengthOf(view, seat);
    return { text: `${own}:${strongest}`, isLow: own < strongest };
  }
  const { win } = oddsOfPlaced({ view, seat, place });
  return { text: percentage(win, words.value.locale), isLow: win < 40 };
}
