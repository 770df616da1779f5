/** Pictures for the rulebook of the card game: who a character is, and cards laid right and wrong. */
import { CHARACTER_IDS, type CharacterId } from '@carson/card-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { MiniMap } from '../../art/mini-map.tsx';
import { words } from '../../words/words.ts';
import type { RulePictureProps } from '../game-ui.ts';

/** The characters as the rules list them, from C7.a on. */
const LISTED: readonly CharacterId[] = [
  'governor',
  'lawyer',
  'chineseWorker',
  'heroes',
  'gunsmith',
  'mercenary',
  'doctor',
  'singer',
  'settler',
  'banker',
  'auctioneer',
  'captain',
  'cowboy',
  'grocer',
  'undertaker',
  'editor',
  'teacher',
  'indian',
  'paperboy',
  'prospector',
  'sheriff',
];

const CITY = ['mountain', 'mountain', 'prison', 'mountain', 'mine', '', '', 'mountain'];
const NEW_CARD = ['', 'mountain', 'mine', 'mountain'];

export function RulePicture({ rule }: RulePictureProps): JSX.Element | null {
  const { names, cardTable } = words.value;
  const letter = /^C7\.([a-u])$/.exec(rule)?.[1];
  const character = letter === undefined ? undefined : LISTED[letter.charCodeAt(0) - 'a'.charCodeAt(0)];
  if (character !== undefined && CHARACTER_IDS.includes(character)) {
    return (
      <span class="rule-pictures">
        <Art name={`character-${character}`} class="rule-picture" />
      </span>
    );
  }
  if (rule !== 'C8.3') return null;
  const label = (cells: readonly string[]): string =>
    cells
      .map((cell) => (names.elements as Readonly<Record<string, string>>)[cell === '' ? 'empty' : cell])
      .join(', ');
  return (
    <span class="rule-pictures">
      <MiniMap label={`${cardTable.yourCity}: ${label(CITY)}`} columns={4} cells={CITY} />
      <MiniMap label={label(NEW_CARD)} columns={2} cells={NEW_CARD} />
    </span>
  );
}
