/** Pictures for the rulebook of the board game: who a character is, what a building is, how an example adds up. */
import { BUILDING_IDS, BUILDINGS, characterOfRule, type OnId } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { MiniMap } from '../../art/mini-map.tsx';
import { words } from '../../words/words.ts';
import type { RulePictureProps } from '../game-ui.ts';

/** Buildings are found by their own paragraphs. */
const HOUSES: Readonly<Record<string, OnId>> = { 'B5.7': 'townhouse', 'B8.14': 'house' };

const PIECES: Readonly<Record<string, string>> = {
  'B5.2': 'piece-revolver3',
  'B5.3': 'piece-road',
  'B9.19': 'piece-dynamite',
  'B10.3': 'element-outlaw',
  'B10.6': 'piece-horse',
};

interface Example {
  readonly cells: readonly string[];
  readonly mine?: readonly number[];
  readonly theirs?: readonly number[];
  /** Dollars, written on the parcel in the middle. */
  readonly sum: number;
}

const MIDDLE = 4;

/** Worked examples, the parcel in question in the middle. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'B8.3': [
    { cells: ['house', '', 'house', 'ranch', 'drugstore', '', '', 'house', ''], mine: [3, MIDDLE], sum: 15 },
  ],
  'B8.4': [{ cells: ['', 'house', '', '', 'bank', 'hotel', 'mine', '', ''], mine: [MIDDLE, 5, 6], sum: 12 }],
  'B8.10': [
    {
      cells: ['house', '', '', '', 'generalStore', 'house', '', 'church', ''],
      mine: [MIDDLE, 5],
      theirs: [7],
      sum: 12,
    },
  ],
  'B13.2': [{ cells: ['house', 'saloon', '', 'mountain', '', 'saloon', '', '', 'house'], sum: 6 }],
  'B13.3': [
    { cells: ['house', 'house', '', '', 'saloon', '', '', 'house', ''], mine: [MIDDLE], sum: 15 },
    {
      cells: ['', 'house', 'house', '', 'saloon', '', 'house', '', ''],
      mine: [MIDDLE],
      theirs: [6],
      sum: 10,
    },
  ],
};

export function RulePicture({ rule }: RulePictureProps): JSX.Element | null {
  const { board, names } = words.value;
  const character = characterOfRule(rule);
  const name = character === undefined ? (PIECES[rule] ?? elementOf(rule)) : `character-${character}`;
  const examples = EXAMPLES[rule] ?? [];
  if (name === undefined && examples.length === 0) return null;
  return (
    <span class="rule-pictures">
      {name !== undefined && <Art name={name} class="rule-picture" explained={markOfPicture(name)} />}
      {examples.map((example) => (
        <MiniMap
          key={example.cells.join()}
          label={`${spoken(example.cells, names.elements)}: ${board.money({ amount: example.sum })}`}
          columns={3}
          {...example}
          note={{ cell: MIDDLE, text: board.money({ amount: example.sum }) }}
        />
      ))}
    </span>
  );
}

/** Two drawings are of pieces that have other names as elements of a table. */
function markOfPicture(name: string): string {
  if (name === 'piece-revolver3') return 'piece:revolver';
  return name === 'element-outlaw' ? 'piece:outlaw' : name.replace('-', ':');
}

function elementOf(rule: string): string | undefined {
  if (EXAMPLES[rule] !== undefined) return undefined;
  const element = HOUSES[rule] ?? BUILDING_IDS.find((id) => BUILDINGS[id].rule === rule);
  return element === undefined ? undefined : `element-${element}`;
}

function spoken(cells: readonly string[], names: Readonly<Record<string, string>>): string {
  return cells.flatMap((cell) => names[cell] ?? []).join(', ');
}
