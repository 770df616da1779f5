/** What the parts of the board game are at any table, for the set-up page and the rulebook. */
import {
  BUILDINGS,
  CHARACTERS,
  type InPlay,
  ON_IDS,
  type Side,
  VARIANT_IDS,
  VARIANTS,
} from '@carson/board-game';
import { type Explanation, type Mark, own } from '../../../parts/explanation.ts';
import { seatLetter } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import { characterName, characterTexts } from '../names/character-text.ts';

export function explainContent({ kind, id, where }: Mark, words: Words): Explanation | undefined {
  switch (kind) {
    case 'building':
    case 'terrain':
    case 'element':
      return contentOfElement(id, words);
    case 'character':
      return contentOfCharacter(id, words, sideNamed(where));
    case 'piece':
      return contentOfPiece(id, words);
    case 'variant':
      return contentOfVariant(id, words);
    case 'seat':
      return contentOfSeat(Number(id), words);
    default:
      return undefined;
  }
}

function contentOfSeat(seat: number, { shell, boardExplain }: Words): Explanation {
  const letter = seatLetter(seat);
  return { name: shell.setup.seat({ letter }), does: boardExplain.seat({ letter }), rule: 'B1.1' };
}

/** Houses, mountains and the river are terrain: their rule is that of the house value (B7.2). */
function contentOfElement(id: string, { names, board }: Words): Explanation | undefined {
  const on = ON_IDS.find((one) => one === id);
  if (on === undefined) return undefined;
  return { name: names.elements[on], does: board.buildings[on], rule: own(BUILDINGS, on)?.rule ?? 'B7.2' };
}

export function contentOfCharacter(
  id: string,
  words: Words,
  side?: Side,
  inPlay: Partial<InPlay> = {},
): Explanation | undefined {
  const character = own(CHARACTERS, id);
  if (character === undefined) return undefined;
  const entry = { character: character.id, number: 0, ...(side && { side }) };
  return {
    name: characterName(entry, words),
    does: characterTexts(entry, words, inPlay)
      .map(({ power, detail, limit }) => `${power} ${detail} ${limit}.`)
      .join('\n'),
    rule: character[side ?? 'yellow'].rule,
  };
}

export function sideNamed(where: string): Side | undefined {
  return where === 'yellow' || where === 'red' ? where : undefined;
}

const PIECE_RULES: Readonly<Record<string, string>> = {
  cowboy: 'B4.1',
  whiteCowboy: 'B9.1',
  noDuel: 'B9.11',
  revolver: 'B6.1',
  road: 'B5.11',
  title: 'B5.4',
  dynamite: 'B9.19',
  horse: 'B10.6',
  rodeo: 'B10.6',
  duelTile: 'B10.4',
  outlaw: 'B10.3',
  tile: 'B5.8',
  bag: 'B11.6',
  lantern: 'B5.0',
};

export function contentOfPiece(id: string, { explain, boardExplain }: Words): Explanation | undefined {
  const rule = own(PIECE_RULES, id);
  const further = own(boardExplain.pieces, id);
  const name = further?.name ?? own(explain.pieceNames, id);
  const does = further?.does ?? own(explain.pieces, id);
  return name === undefined || does === undefined || rule === undefined ? undefined : { name, does, rule };
}

function contentOfVariant(id: string, { names, boardSetup }: Words): Explanation | undefined {
  const variant = VARIANT_IDS.find((one) => one === id);
  if (variant === undefined) return undefined;
  return {
    name: names.variants[variant],
    does: boardSetup.variants.about[variant],
    rule: VARIANTS[variant].rule,
  };
}
