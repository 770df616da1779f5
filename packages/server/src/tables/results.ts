/** How a finished game went for the people at its table. */
import { movesFrom } from '@carson/engine';
import { type GameResult, resultOfSeat } from '@carson/protocol';
import { botOn, type Table } from './table.ts';

/** By seat. Empty where there is no result, and for games that were played elsewhere. */
export function resultsOf(table: Table): Readonly<Record<number, GameResult>> {
  const { id, plan, entry, match, phase, seats, isImported, changedAt } = table;
  const result = match?.game.result(match.state);
  if (phase !== 'over' || isImported || match === undefined || result === undefined) return {};
  const { hints, undos } = match;
  const moves = movesFrom(match.last).map(({ move }) => move);
  const scores = match.game.score(match.state);
  return Object.fromEntries(
    seats.flatMap(({ person, takenOverAt }, seat) => {
      // A game that two people played on one seat counts for neither.
      if (takenOverAt !== undefined) return [];
      const others = seats.filter((_, at) => at !== seat);
      const finished = {
        ...{ id, game: plan.game, at: changedAt, result, scores, moves, hints, undos },
        bots: others.flatMap((other) => (other.person === undefined ? (botOn(other) ?? []) : [])),
        people: others.filter((other) => other.person !== undefined).length,
        characterTaken: entry.characterTaken,
      };
      const own = person === undefined ? undefined : resultOfSeat(finished, seat);
      return own === undefined ? [] : [[seat, own]];
    }),
  );
}
