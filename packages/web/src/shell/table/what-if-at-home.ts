import type { Viewer } from '@carson/engine';
import { isDailyId } from '../../table/daily.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { unstoredGame } from '../../table/start-table.ts';
import { loadGame } from '../../table/stored/saved-games.ts';
import type { LocalTableLink } from '../../table/table-link.ts';
import type { TableFrameProps } from './table-frame.tsx';

/**
 * A finished game is played on with its own luck; a running one by a guess, where one person plays with bots. A
 * challenge of the day that is still open is played without rehearsal.
 */
export function whatIfAtHome(
  link: LocalTableLink,
  id: string,
  now: ShownTable,
): Pick<TableFrameProps, 'playOn'> {
  const { game, gameOptions, occupants, result } = now;
  const people = occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [own = 0] = people;
  const isOpenDaily = result === undefined && isDailyId(id);
  if (isOpenDaily || (result === undefined && (people.length !== 1 || now.viewer !== own))) return {};
  const branch = async (move: number, viewer: Viewer): Promise<void> => {
    const saved = unstoredGame(id) ?? (await loadGame(id));
    const [seen] = (await link.beats(move, move + 1, own)).slice(-1);
    const isGuess = result === undefined || saved?.whatIf?.view !== undefined;
    if (saved === undefined || seen === undefined) return;
    const seat = isGuess || viewer === 'spectator' ? own : viewer;
    const from = isGuess ? { options: gameOptions, view: seen.view } : { record: saved.record };
    const { playOnFrom } = await import('../../table/what-if.ts');
    await playOnFrom({
      ...{ game, occupants, seat, from },
      back: { page: 'table', id, move },
      moves: move + 1,
    });
  };
  return { playOn: (move, viewer) => void branch(move, viewer) };
}
