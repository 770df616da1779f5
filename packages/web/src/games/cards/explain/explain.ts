/** What an element of the card game's table is and does, here and now. */
import {
  CHARACTER_APPEAL,
  CHARACTERS,
  CITY_LINES,
  type ColumnCard,
  ELEMENT_RULES,
  ELEMENTS,
  type Element,
  type SeatView,
  TERRAIN,
} from '@carson/card-game';
import type { ScoreLine } from '@carson/engine';
import { type Explanation, type Mark, own } from '../../../parts/explanation.ts';
import type { Words } from '../../../words/words.ts';
import { lineName } from '../names/score-line-name.ts';
import { gainsFor } from '../round/gains.ts';
import { ownSeat } from '../round/own-seat.ts';
import type { CardsTable } from '../table-types.ts';
import { contentOfFact, explainSign } from './explain-signs.ts';

/** Characters count parcels too, but those points are theirs. */
const CITY_LINE_IDS: readonly string[] = CITY_LINES;

const ELEMENT_KINDS: readonly string[] = ['building', 'terrain', 'element'];

/** What the parts of the card game are at any table, for the set-up page and the rulebook. */
export function explainContent({ kind, id }: Mark, words: Words): Explanation | undefined {
  if (ELEMENT_KINDS.includes(kind))
    return /^\d+$/.test(id) ? explainCard(Number(id), words) : contentOfElement(id, words);
  if (kind === 'character') return contentOfCharacter(id, words);
  if (kind === 'seat') return contentOfFact('ties', words);
  return kind === 'card' ? contentOfFact(id, words) : undefined;
}

export function explain(mark: Mark, table: CardsTable, words: Words): Explanation | undefined {
  const seat = table.view.seats[mark.seat ?? (table.viewer === 'spectator' ? 0 : table.viewer)];
  if (ELEMENT_KINDS.includes(mark.kind)) {
    if (!/^\d+$/.test(mark.id)) return explainElement(mark, seat, table, words);
    const said = explainCard(Number(mark.id), words);
    return said && { ...said, ...gainNow(Number(mark.id), table, words) };
  }
  switch (mark.kind) {
    case 'character':
      return explainCharacter(mark.id, seat, table, words);
    case 'line':
      return explainLine(mark.id, seat, table, words);
    default:
      return explainSign({ mark, table, seat, words });
  }
}

function explainCard(card: number, words: Words): Explanation | undefined {
  const { explain, names, shell } = words;
  const face = TERRAIN[card];
  if (face === undefined) return undefined;
  const shown = [...new Set(face.parcels)].filter((element) => element !== 'empty');
  const lines = shown.map((element) =>
    shell.labelled({ label: names.elements[element], text: explain.cards[element] }),
  );
  return {
    name: explain.terrainCard,
    does: [...lines, appealLine(face.appeal, words)].join('\n'),
    rule: 'C1.2',
  };
}

function appealLine(appeal: number, { explain, shell }: Words): string {
  const { name, does } = explain.card.appeal;
  return shell.labelled({ label: `${name} ${appeal}`, text: does });
}

/** What a card of the column would bring the viewer. */
function gainNow(
  card: ColumnCard,
  { view }: CardsTable,
  { cardRound, shell }: Words,
): Pick<Explanation, 'here'> {
  const gain = view.column.includes(card) ? gainsFor(ownSeat(view), [card]).get(card)?.gain : undefined;
  return gain === undefined ? {} : { here: cardRound.bestGain({ gain: shell.table.gain({ count: gain }) }) };
}

function explainElement(
  { id, where }: Mark,
  seat: SeatView | undefined,
  table: CardsTable,
  words: Words,
): Explanation | undefined {
  const said = contentOfElement(id, words);
  const element = ELEMENTS.find((one) => one === id);
  if (said === undefined || element === undefined) return undefined;
  const here = whatHere(element, where, seat, table, words);
  return { ...said, ...(here === undefined ? {} : { here }) };
}

function contentOfElement(id: string, { names, explain }: Words): Explanation | undefined {
  const element = ELEMENTS.find((one) => one === id);
  if (element === undefined) return undefined;
  return { name: names.elements[element], does: explain.cards[element], rule: ELEMENT_RULES[element] };
}

/** The points of the parcel itself or, where it has none, what it counts towards. */
function whatHere(
  element: Element,
  where: string,
  seat: SeatView | undefined,
  { scores }: CardsTable,
  words: Words,
): string | undefined {
  const [x, y] = where.split(',').map(Number);
  const parcel =
    seat?.parcels.findIndex((one) => one.x === x && one.y === y && one.element === element) ?? -1;
  if (seat === undefined || parcel < 0) return undefined;
  const { explain, shell } = words;
  const lines = scores[seat.seat]?.lines ?? [];
  const own = lines
    .filter(({ id }) => CITY_LINE_IDS.includes(id))
    .flatMap(({ parts }) => parts)
    .filter(({ parcels }) => parcels[0] === parcel);
  if (own.length > 0) {
    const count = own.reduce((sum, { points }) => sum + points, 0);
    return explain.here({ what: shell.table.points({ count }) });
  }
  const fed = lines.filter(({ parts }) => parts.some(({ parcels }) => parcels.includes(parcel)));
  const what =
    fed.length === 0
      ? explain.countsForNothing
      : explain.countsFor({ what: fed.map(({ id }) => lineName(id, words)) });
  return explain.here({ what });
}

function explainCharacter(
  id: string,
  seat: SeatView | undefined,
  table: CardsTable,
  words: Words,
): Explanation | undefined {
  const said = contentOfCharacter(id, words);
  const isHeld = seat?.characters.some((one) => one === id) ?? false;
  const line = seat !== undefined && isHeld ? lineOf(id, seat, table) : undefined;
  const card = own(CHARACTERS, id)?.id;
  const gain = card === undefined ? {} : gainNow(card, table, words);
  return said && { ...said, ...(line === undefined ? gain : { here: pointsNow(line, words) }) };
}

function contentOfCharacter(id: string, words: Words): Explanation | undefined {
  const character = own(CHARACTERS, id);
  if (character === undefined) return undefined;
  const { names, characters } = words;
  const { power, detail } = characters[character.id];
  const appeal = appealLine(CHARACTER_APPEAL[character.id], words);
  return {
    name: names.characters[character.id],
    does: `${power} ${detail}\n${appeal}`,
    rule: character.rule,
  };
}

function explainLine(
  id: string,
  seat: SeatView | undefined,
  table: CardsTable,
  words: Words,
): Explanation | undefined {
  const does = own(words.explain.cardLines, id);
  const line = seat === undefined ? undefined : lineOf(id, seat, table);
  if (does === undefined) return explainCharacter(id, seat, table, words);
  return {
    name: lineName(id, words),
    does,
    ...(line === undefined ? {} : { here: pointsNow(line, words), rule: line.rule }),
  };
}

function lineOf(id: string, seat: SeatView, { scores }: CardsTable): ScoreLine | undefined {
  return scores[seat.seat]?.lines.find((line) => line.id === id);
}

function pointsNow({ points }: ScoreLine, { explain, shell }: Words): string {
  return explain.now({ what: shell.table.points({ count: points }) });
}
