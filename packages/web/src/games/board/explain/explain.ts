/** What an element of the board game's table is and does, here and now. */
import {
  ACTION_SPACES,
  BUILDINGS,
  CHARACTERS,
  factsAt,
  idOf,
  ON_IDS,
  type OnId,
  parcelAt,
  placeOf,
  type View,
} from '@carson/board-game';
import { parcelName } from '@carson/words';
import { type Explanation, type Mark, own } from '../../../parts/explanation.ts';
import type { Words } from '../../../words/words.ts';
import { aboutElement, tileOn } from '../names/place-name.ts';
import { lineName } from '../names/score-line-name.ts';
import { prizeLines } from '../stakes/stakes.ts';
import type { BoardTable } from '../table-types.ts';
import { incomeParts } from '../town/income-parts.tsx';
import type { Asked } from './asked.ts';
import { contentOfCharacter, explainContent, sideNamed } from './explain-content.ts';
import { explainCorral, explainLayer, explainNumber, explainPiece, explainSeat } from './explain-pieces.ts';
import { othersAt } from './explain-place.ts';

const EXPLAINERS: Readonly<Record<string, (asked: Asked) => Explanation | undefined>> = {
  building: explainBuilding,
  terrain: explainBuilding,
  element: explainBuilding,
  land: explainLand,
  space: explainSpace,
  stop: explainStop,
  phase: explainPhase,
  character: explainCharacter,
  variant: ({ mark, words }) => explainContent(mark, words),
  corral: explainCorral,
  piece: explainPiece,
  number: explainNumber,
  layer: explainLayer,
  seat: explainSeat,
  line: explainLine,
};

export function explain(mark: Mark, table: BoardTable, words: Words): Explanation | undefined {
  const seat = mark.seat ?? (table.viewer === 'spectator' ? 0 : table.viewer);
  return own(EXPLAINERS, mark.kind)?.({ mark, view: table.view, table, seat, words });
}

function explainBuilding(asked: Asked): Explanation | undefined {
  const { mark, view, words } = asked;
  const on = ON_IDS.find((id) => id === mark.id);
  if (on === undefined) return undefined;
  const parcel = parcelOf(mark.where);
  const here = parcel === undefined ? [] : whatHere(on, parcel, asked);
  return {
    name: words.names.elements[on],
    does: aboutElement(on, view, words),
    ...(here.length === 0 ? {} : { here: here.join('\n') }),
    rule: ruleOf(on, parcel, view),
  };
}

/** What the building earns there or, for what earns nothing itself, whose income it is part of. */
function whatHere(on: OnId, parcel: number, asked: Asked): readonly string[] {
  const { view, words } = asked;
  if (idOf(view.town.on[parcel] ?? 0) !== on) return [];
  const { explain, board } = words;
  const { income } = view.parcels[parcel] ?? {};
  const what = income !== undefined && income > 0 ? board.money({ amount: income }) : fedBy(parcel, asked);
  return [explain.here({ what }), ...othersLine(asked, parcel)];
}

function fedBy(parcel: number, { view, words: { explain, names } }: Asked): string {
  const fed = view.town.on.flatMap((code, other) => {
    const building = idOf(code);
    const feeds = incomeParts(view, other).some(
      ({ parcels, amount }) => amount > 0 && parcels.includes(parcel) && other !== parcel,
    );
    return building !== undefined && feeds
      ? [explain.onParcel({ name: names.elements[building], parcel: parcelName(other) })]
      : [];
  });
  return fed.length === 0 ? explain.countsForNothing : explain.countsFor({ what: fed });
}

function othersLine(asked: Asked, place: number): readonly string[] {
  const others = othersAt(asked, place);
  return others.length === 0 ? [] : [others.join('; ')];
}

function ruleOf(on: OnId, parcel: number | undefined, { town }: View): string {
  return own(BUILDINGS, on)?.rule ?? (parcel === undefined ? 'B7.2' : factsAt(town, parcel).rule);
}

function explainLand(asked: Asked): Explanation {
  const { mark, view, words } = asked;
  const { explain, board } = words;
  const parcel = parcelOf(mark.where);
  const { price, yourPrice } = parcel === undefined ? {} : (view.parcels[parcel] ?? {});
  const isOwned = parcel !== undefined && (view.town.owner[parcel] ?? -1) >= 0;
  const costs = isOwned ? undefined : (yourPrice ?? price);
  const here = [
    ...(costs === undefined ? [] : [explain.here({ what: board.money({ amount: costs }) })]),
    ...(parcel === undefined ? [] : othersLine(asked, parcel)),
  ];
  return {
    name: explain.land.bare.name,
    does: isOwned ? explain.land.owned.does : explain.land.bare.does,
    ...(here.length === 0 ? {} : { here: here.join('\n') }),
    rule: 'B5.4',
  };
}

/** A space of the building row is explained by the tile that lies on it. */
function explainSpace(asked: Asked): Explanation | undefined {
  const { mark, view, seat, words } = asked;
  const space = ACTION_SPACES.find(({ id }) => id === mark.id);
  const said = own(words.board.spaces, mark.id);
  if (space === undefined || said === undefined) return undefined;
  const tile = tileOn(view, space);
  const place = placeOf(space.id);
  const seen = view.spaces.find((candidate) => candidate.place === place);
  const here = [
    ...prizeLines({ view, seat, place }, words),
    ...(seen?.closed === true ? [words.boardTable.closed] : []),
    ...(seen?.done === true ? [words.boardTable.doneSpace] : []),
    ...othersLine(asked, place),
  ];
  return {
    name: tile === undefined ? said.sign : words.names.elements[tile],
    does: tile === undefined ? said.about : `${aboutElement(tile, view, words)}\n${said.about}`,
    ...(here.length === 0 ? {} : { here: here.join('\n') }),
    rule: space.rule,
  };
}

/** Two stops of Main Street are no action spaces: land is paid for, and buildings pay. */
function explainStop({ mark, words: { boardPlay } }: Asked): Explanation | undefined {
  const stops: Readonly<Record<string, Explanation>> = {
    parcels: { name: boardPlay.parcels, does: boardPlay.parcelsAbout, rule: 'B5.4' },
    income: { name: boardPlay.signs.buildings, does: boardPlay.incomeAbout, rule: 'B7.1' },
  };
  return own(stops, mark.id);
}

const PHASE_RULES: Readonly<Record<string, string>> = {
  characters: 'B3.1',
  placing: 'B4.1',
  street: 'B5.0',
  end: 'B11.1',
};

function explainPhase({ mark, words: { boardPlay, explain } }: Asked): Explanation | undefined {
  const name = own(boardPlay.phases, mark.id);
  const does = own(explain.phases, mark.id);
  const rule = own(PHASE_RULES, mark.id);
  return name === undefined || does === undefined || rule === undefined ? undefined : { name, does, rule };
}

/** On the side in play; both where the side is not decided yet. */
function explainCharacter({ mark, view, words }: Asked): Explanation | undefined {
  const character = own(CHARACTERS, mark.id);
  const entry = view.characters.find((one) => one.character === character?.id);
  return contentOfCharacter(mark.id, words, sideNamed(mark.where) ?? entry?.side, view.inPlay);
}

function explainLine({ mark, table, seat, words }: Asked): Explanation | undefined {
  const does = own(words.explain.boardLines, mark.id);
  if (does === undefined) return undefined;
  const line = table.scores[seat]?.lines.find(({ id }) => id === mark.id);
  const what = line === undefined ? undefined : words.shell.table.points({ count: line.points });
  return {
    name: lineName(mark.id, words),
    does,
    ...(what === undefined || line === undefined
      ? {}
      : { here: words.explain.now({ what }), rule: line.rule }),
  };
}

/** '3,4' as column and row. */
function parcelOf(where: string): number | undefined {
  const match = /^([0-7]),([0-7])$/.exec(where);
  return match === null ? undefined : parcelAt(Number(match[1]), Number(match[2]));
}
