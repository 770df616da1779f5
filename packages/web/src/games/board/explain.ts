/** What an element of the board game's table is and does, here and now. */
import {
  ACTION_SPACES,
  BUILDINGS,
  CHARACTERS,
  corralAt,
  factsAt,
  idOf,
  ON_IDS,
  type OnId,
  parcelAt,
  placeOf,
  type View,
} from '@carson/board-game';
import { parcelName } from '@carson/words';
import { type Explanation, type Mark, own } from '../../parts/explanation.ts';
import type { Words } from '../../words/words.ts';
import { characterName, faces } from './character-faces.ts';
import { lineName } from './line-name.ts';
import { incomeParts } from './map/income-why.tsx';
import { aboutElement } from './names.ts';
import { prizeLines } from './stakes.ts';
import { strengthText } from './strength-text.ts';
import type { BoardTable } from './table-types.ts';

interface Asked {
  readonly mark: Mark;
  readonly view: View;
  readonly table: BoardTable;
  /** Whose element it is, or who asks. */
  readonly seat: number;
  readonly words: Words;
}

const EXPLAINERS: Readonly<Record<string, (asked: Asked) => Explanation | undefined>> = {
  building: explainBuilding,
  terrain: explainBuilding,
  element: explainBuilding,
  land: explainLand,
  space: explainSpace,
  stop: explainStop,
  phase: explainPhase,
  character: explainCharacter,
  corral: explainCorral,
  piece: explainPiece,
  number: explainNumber,
  line: explainLine,
};

export function explain(mark: Mark, table: BoardTable, words: Words): Explanation | undefined {
  const seat = mark.seat ?? (table.viewer === 'spectator' ? 0 : table.viewer);
  return own(EXPLAINERS, mark.kind)?.({ mark, view: table.view, table, seat, words });
}

function explainBuilding({ mark, view, words }: Asked): Explanation | undefined {
  const on = ON_IDS.find((id) => id === mark.id);
  if (on === undefined) return undefined;
  const parcel = parcelOf(mark.where);
  const here = parcel === undefined ? undefined : whatHere(on, parcel, view, words);
  return {
    name: words.names.elements[on],
    does: aboutElement(on, view, words),
    ...(here === undefined ? {} : { here }),
    rule: ruleOf(on, parcel, view),
  };
}

/** What the building earns there or, for what earns nothing itself, whose income it is part of. */
function whatHere(on: OnId, parcel: number, view: View, words: Words): string | undefined {
  if (idOf(view.town.on[parcel] ?? 0) !== on) return undefined;
  const { explain, board, names } = words;
  const { income } = view.parcels[parcel] ?? {};
  if (income !== undefined && income > 0) return explain.here({ what: board.money({ amount: income }) });
  const fed = view.town.on.flatMap((code, other) => {
    const building = idOf(code);
    const feeds = incomeParts(view, other).some(
      ({ parcels, amount }) => amount > 0 && parcels.includes(parcel) && other !== parcel,
    );
    return building !== undefined && feeds
      ? [explain.onParcel({ name: names.elements[building], parcel: parcelName(other) })]
      : [];
  });
  return explain.here({
    what: fed.length === 0 ? explain.countsForNothing : explain.countsFor({ what: fed }),
  });
}

function ruleOf(on: OnId, parcel: number | undefined, { town }: View): string {
  return own(BUILDINGS, on)?.rule ?? (parcel === undefined ? 'B7.2' : factsAt(town, parcel).rule);
}

function explainLand({ mark, view, words }: Asked): Explanation {
  const { explain, board } = words;
  const parcel = parcelOf(mark.where);
  const { price, yourPrice } = parcel === undefined ? {} : (view.parcels[parcel] ?? {});
  const isOwned = parcel !== undefined && (view.town.owner[parcel] ?? -1) >= 0;
  const costs = isOwned ? undefined : (yourPrice ?? price);
  return {
    name: explain.land.bare.name,
    does: isOwned ? explain.land.owned.does : explain.land.bare.does,
    ...(costs === undefined ? {} : { here: explain.here({ what: board.money({ amount: costs }) }) }),
    rule: 'B5.4',
  };
}

function explainSpace({ mark, view, seat, words }: Asked): Explanation | undefined {
  const space = ACTION_SPACES.find(({ id }) => id === mark.id);
  const said = own(words.board.spaces, mark.id);
  if (space === undefined || said === undefined) return undefined;
  const here = prizeLines({ view, seat, place: placeOf(space.id) }, words);
  return {
    name: said.sign,
    does: said.about,
    ...(here.length === 0 ? {} : { here: here.join(' ') }),
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

function explainCharacter({ mark, view, words }: Asked): Explanation | undefined {
  const character = own(CHARACTERS, mark.id);
  if (character === undefined) return undefined;
  const found = view.characters.find((one) => one.character === character.id);
  const entry = found ?? { character: character.id, number: 0 };
  return {
    name: characterName(entry, words),
    does: faces(entry, words, view.options.variants)
      .map(({ power, detail }) => `${power} ${detail}`)
      .join('\n'),
    rule: character[entry.side ?? 'yellow'].rule,
  };
}

function explainCorral({ mark, words }: Asked): Explanation | undefined {
  const corral = corralAt(Number(mark.id));
  const does = own(words.explain.corrals, `corral${corral}`);
  return does === undefined ? undefined : { name: words.explain.corral({ corral }), does, rule: 'B10.6' };
}

const PIECE_RULES: Readonly<Record<string, string>> = {
  cowboy: 'B4.1',
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
};

function explainPiece({ mark, words }: Asked): Explanation | undefined {
  const does = own(words.explain.pieces, mark.id);
  const name = own(words.explain.pieceNames, mark.id);
  if (does === undefined || name === undefined) return undefined;
  return { name, does, rule: own(PIECE_RULES, mark.id) ?? 'B1.1' };
}

const NUMBER_RULES: Readonly<Record<string, string>> = {
  money: 'B12.1',
  strength: 'B6.1',
  limit: 'B11.3',
  points: 'B12.4',
};

function explainNumber({ mark, view, seat, words }: Asked): Explanation | undefined {
  const said = own(words.explain.numbers, mark.id);
  const player = view.players[seat];
  if (said === undefined) return undefined;
  const now = mark.id === 'strength' && player !== undefined ? strengthText(player.strength, words) : '';
  return {
    ...said,
    ...(now === '' ? {} : { here: words.explain.now({ what: now }) }),
    rule: own(NUMBER_RULES, mark.id) ?? 'B12.4',
  };
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
