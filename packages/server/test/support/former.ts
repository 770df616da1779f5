/** Tables stored before the rules changed, made from the rules as they are. */
import { seedRandom } from '@carson/engine';
import { GAMES, type GameEntry } from '../../src/games/registry.ts';
import type { Entry } from '../../src/tables/entry.ts';
import { owedAt, type Table } from '../../src/tables/table.ts';
import { moveEntries } from './consent.ts';
import { boardPlan, cardPlan, OPEN } from './plans.ts';
import { acts, anyMoveOf, playedBy, START } from './pure-table.ts';

/** The games after a change of rules that left every record legal. */
export const LATER_GAMES: readonly GameEntry[] = GAMES.map((entry) => ({
  ...entry,
  game: { ...entry.game, rules: 2, formerRules: [1] },
}));

const SEATS = [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN];
const PEOPLE = SEATS.map((_, seat) => `person-${seat}`);
const PLANS = { cards: cardPlan(SEATS), board: boardPlan(SEATS) };

/** A table of six with so many moves, as a server of `LATER_GAMES` stores it. */
export function storedEntries(game: keyof typeof PLANS, moves: number): Entry[] {
  const plan = PLANS[game];
  const random = seedRandom(`${game} long ago`);
  let table = playedBy(PEOPLE, plan, LATER_GAMES);
  while ((table.match?.moves ?? 0) < moves) table = movedOn(table, random);
  return [
    { type: 'tableOpened', host: 'person-0', plan, invitations: SEATS.map(() => ''), reserved: [] },
    ...PEOPLE.map((person, seat) => ({ type: 'seatTaken', seat, person }) as const),
    { type: 'gameStarted', seed: table.match?.seed ?? '', rules: 2 },
    ...moveEntries(table.match),
  ];
}

/** The same as stored under the first rules: the start does not say which they were, and the checks are theirs. */
export function storedByFirstRules(game: keyof typeof PLANS, moves: number): Entry[] {
  return storedEntries(game, moves).map((entry) => {
    if (entry.type === 'moved') return { ...entry, check: 'first rules' };
    return entry.type === 'gameStarted' ? { type: 'gameStarted', seed: entry.seed } : entry;
  });
}

function movedOn(table: Table, random: ReturnType<typeof seedRandom>): Table {
  const seat = owedAt(table)[0]?.seat ?? -1;
  const action = anyMoveOf(table, seat, random);
  if (action === undefined) throw new Error('the game is over');
  return acts(table, `person-${seat}`, action, START);
}
