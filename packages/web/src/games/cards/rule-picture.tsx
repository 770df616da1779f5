/** Pictures for the rulebook of the card game: who a character is, and cards laid right and wrong. */
import { CHARACTER_IDS, CHARACTERS } from '@carson/card-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { MiniMap } from '../../art/mini-map.tsx';
import { type Texts, words } from '../../words/words.ts';
import type { RulePictureProps } from '../game-ui.ts';

const CITY = ['mountain', 'mountain', 'prison', 'mountain', 'mine', '', '', 'mountain'];
const NEW_CARD = ['', 'mountain', 'mine', 'mountain'];

export function RulePicture({ rule }: RulePictureProps): JSX.Element | null {
  const { names, cardTable } = words.value;
  const character = CHARACTER_IDS.find((id) => CHARACTERS[id].rule === rule);
  if (character !== undefined) {
    return (
      <span class="rule-pictures">
        <Art name={`character-${character}`} class="rule-picture" explained={`character:${character}`} />
      </span>
    );
  }
  if (rule !== 'C8.3') return null;
  const elements: Texts = names.elements;
  const label = (cells: readonly string[]): string =>
    cells.map((cell) => elements[cell === '' ? 'empty' : cell]).join(', ');
  return (
    <span class="rule-pictures">
      <MiniMap label={`${cardTable.yourCity}: ${label(CITY)}`} columns={4} cells={CITY} />
      <MiniMap label={label(NEW_CARD)} columns={2} cells={NEW_CARD} />
    </span>
  );
}
