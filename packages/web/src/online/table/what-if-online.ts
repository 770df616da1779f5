import type { Viewer } from '@carson/engine';
import type { TableFrameProps } from '../../shell/table/table-frame.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import type { OnlineLink } from '../connection/online-link.ts';
import { recordOf } from '../connection/table-record.ts';

type Beats = Pick<OnlineLink, 'beats'>;

/**
 * A finished game is played on by its record; a running one by a guess from the viewer's seat, which is not sent to
 * the server.
 */
export function whatIfOnline(link: Beats, now: ShownTable): Pick<TableFrameProps, 'playOn'> {
  const { table: id, game, gameOptions, occupants, phase, viewer: own } = now;
  if (phase !== 'over' && own === 'spectator') return {};
  const branch = async (move: number, viewer: Viewer): Promise<void> => {
    const seat = [viewer, own, 0].find((one) => typeof one === 'number') ?? 0;
    const from = phase === 'over' ? await recordOf(id) : await seenAfter(link, move, gameOptions);
    if (from === undefined) return;
    const { playOnFrom } = await import('../../table/what-if.ts');
    await playOnFrom({
      ...{ game, occupants, seat, from },
      back: { page: 'onlineTable', id, move },
      moves: move + 1,
    });
  };
  return { playOn: (move, viewer) => void branch(move, viewer) };
}

async function seenAfter(link: Beats, move: number, options: unknown) {
  const [seen] = (await link.beats(move, move + 1)).slice(-1);
  return seen && { options, view: seen.view };
}
