/** A table of the server as the page's table view draws every table. */
import type { TableUpdate as ServerTable } from '@carson/protocol';
import { gameUi } from '../games/registry.ts';
import type { Preview, TableUpdate } from '../table/messages.ts';
import type { Occupant } from '../table/saved-games.ts';

/** None before the game has started. */
export function shownTable(
  { game, gameOptions, seats, viewer, play }: ServerTable,
  previews: readonly Preview[],
): TableUpdate | undefined {
  if (play === undefined) return undefined;
  const virtual = gameUi(game)?.occupantsOf(gameOptions) ?? [];
  const { result, seed } = play;
  return {
    game,
    gameOptions,
    occupants: seats.map((seat, at) => occupantOf(seat, virtual[at])),
    viewer,
    view: play.view,
    owed: play.owed,
    options: play.options,
    previews,
    undo: play.undo,
    moves: play.moves,
    log: play.log.entries,
    scores: play.scores,
    commitment: play.commitment,
    ...(result === undefined ? {} : { result }),
    ...(seed === undefined ? {} : { seed }),
    kept: true,
  };
}

function occupantOf({ plan, person }: ServerTable['seats'][number], asSetUp: Occupant | undefined): Occupant {
  if (plan.kind === 'bot') return { kind: 'bot', bot: plan.bot };
  if (plan.kind === 'virtual' && asSetUp !== undefined) return asSetUp;
  return { kind: 'person', name: person?.name ?? '' };
}
