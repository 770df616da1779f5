/** What the numbers, signs and pieces of the board game's table mean, and what they say now. */
import { corralAt, HATS } from '@carson/board-game';
import { type Explanation, own } from '../../../parts/explanation.ts';
import { occupantName, seatLetter } from '../../../parts/seats/people.ts';
import { strengthText } from '../names/strength-text.ts';
import { heading } from '../round/question.ts';
import { stopNow, stopNumber } from '../round/stops.ts';
import type { Asked } from './asked.ts';
import { contentOfPiece } from './explain-content.ts';
import { duelsAt } from './explain-place.ts';

export function explainPiece(asked: Asked): Explanation | undefined {
  const { mark, words } = asked;
  const said = contentOfPiece(mark.id, words);
  return said && { ...said, ...nowOf(pieceNow(asked), asked) };
}

/** Whose cowboy it is and what awaits it; of anything else how many the player has. */
function pieceNow(asked: Asked): string {
  const { mark, view, table, seat, words } = asked;
  const player = view.players[seat];
  if (mark.where !== '') {
    const whose = words.boardTable.cowboyOf({ name: occupantName(table.occupants, seat, words) });
    return [whose, ...duelsAt(asked, Number(mark.where))].join('; ');
  }
  if (player === undefined) return '';
  const counts: Readonly<Record<string, number>> = {
    cowboy: player.cowboys,
    road: player.roads,
    title: player.titles,
    dynamite: player.dynamite,
    horse: player.horses,
    rodeo: player.rodeos,
    duelTile: player.handSize,
    revolver: player.strength.revolvers,
  };
  const count = own(counts, mark.id);
  if (count !== undefined) return `${count}`;
  return mark.id === 'bag' ? `${view.bag.reduce((sum, many) => sum + many, 0)}` : '';
}

export function explainCorral({ mark, view, seat, words }: Asked): Explanation | undefined {
  const { explain, boardExplain } = words;
  const corral = corralAt(Number(mark.id));
  const does = own(explain.corrals, `corral${corral}`);
  if (does === undefined) return undefined;
  const horses = view.players[seat]?.corrals[corral - 1] ?? 0;
  const what = boardExplain.corralNow({ horses, hats: HATS[corral - 1] ?? 0 });
  return { name: explain.corral({ corral }), does, here: explain.now({ what }), rule: 'B10.6' };
}

export function explainSeat(asked: Asked): Explanation | undefined {
  const { mark, view, table, words } = asked;
  const seat = Number(mark.id);
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const what = words.boardExplain.seatNow({
    points: table.scores[seat]?.total ?? 0,
    money: player.money,
    strength: player.strength.total,
  });
  return {
    name: occupantName(table.occupants, seat, words),
    does: words.boardExplain.seat({ letter: seatLetter(seat) }),
    here: words.explain.now({ what }),
    rule: 'B1.1',
  };
}

const LAYER_RULES: Readonly<Record<string, string>> = {
  income: 'B7.1',
  price: 'B5.4',
  served: 'B5.6',
  safe: 'B7.4',
  sites: 'B7.1',
};

export function explainLayer({ mark, words }: Asked): Explanation | undefined {
  const name = own(words.boardTable.overlays, mark.id);
  const does = own(words.boardExplain.layers, mark.id);
  const rule = own(LAYER_RULES, mark.id);
  return name === undefined || does === undefined || rule === undefined ? undefined : { name, does, rule };
}

const NUMBER_RULES: Readonly<Record<string, string>> = {
  money: 'B12.1',
  strength: 'B6.1',
  limit: 'B11.3',
  points: 'B12.4',
  difference: 'B12.4',
  round: 'B1.0',
  stop: 'B5.0',
  outlaws: 'B10.3',
  choice: 'B3.1',
  turn: 'B3.2',
  passed: 'B4.4',
  number: 'B3.2',
  committed: 'B5.0',
  cost: 'B5.0',
  left: 'B5.0',
  short: 'B5.0',
  odds: 'B6.1',
  duel: 'B6.1',
  die: 'B6.1',
  total: 'B6.1',
  labels: 'B1.4',
  change: 'B12.4',
  income: 'B7.1',
  kit: 'B10.1',
  account: 'B12.4',
  curve: 'B12.4',
};

export function explainNumber(asked: Asked): Explanation | undefined {
  const { mark, words } = asked;
  const said = own(words.explain.numbers, mark.id) ?? own(words.boardExplain.facts, mark.id);
  const rule = own(NUMBER_RULES, mark.id);
  if (said === undefined || rule === undefined) return undefined;
  return { name: said.name, does: said.does, ...nowOf(own(NOW, mark.id)?.(asked) ?? '', asked), rule };
}

/** An amount that the mark itself says. */
const amountSaid = ({ mark: { where }, words }: Asked): string =>
  where === '' ? '' : words.board.money({ amount: Number(where) });

const figureSaid = ({ mark }: Asked): string => mark.where;

/** What a number is at this moment. */
const NOW: Readonly<Record<string, (asked: Asked) => string>> = {
  committed: amountSaid,
  cost: amountSaid,
  left: amountSaid,
  short: amountSaid,
  income: amountSaid,
  die: figureSaid,
  total: figureSaid,
  number: figureSaid,
  change: figureSaid,
  money: ({ view, seat, words }) => words.board.money({ amount: view.players[seat]?.money ?? 0 }),
  limit: (asked) => {
    const { view, seat, words } = asked;
    return amountSaid(asked) || words.board.money({ amount: view.players[seat]?.limit ?? 0 });
  },
  points: ({ table, seat, words }) => words.shell.table.points({ count: table.scores[seat]?.total ?? 0 }),
  strength: ({ view, seat, words }) => {
    const strength = view.players[seat]?.strength;
    return strength === undefined ? '' : strengthText(strength, words);
  },
  outlaws: ({ view }) => `${view.outlawStrength}`,
  round: ({ table, words }) => heading(table, words),
  stop: ({ view, words }) => {
    const { at, of } = stopNumber(view, stopNow(view));
    return at === 0 ? '' : words.boardPlay.stop({ at, of });
  },
  choice: (asked) => namesOf(asked, asked.view.chooseOrder),
  turn: (asked) => namesOf(asked, asked.view.turnOrder),
  passed: (asked) => namesOf(asked, asked.view.endOrder),
  duel: (asked) => duelsAt(asked, Number(asked.mark.where)).join('; '),
  odds: (asked) => duelsAt(asked, Number(asked.mark.where)).join('; '),
};

function namesOf({ table, words }: Asked, seats: readonly number[]): string {
  return seats.map((seat) => occupantName(table.occupants, seat, words)).join(', ');
}

function nowOf(what: string, { words }: Asked): Pick<Explanation, 'here'> {
  return what === '' ? {} : { here: words.explain.now({ what }) };
}
