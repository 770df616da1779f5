/** A table of the server as the page's table view draws every table. */
import type { TableUpdate as ServerTable } from '@carson/protocol';
import { gameUi } from '../games/registry.ts';
import type { Preview, TableUpdate } from '../table/messages.ts';
import type { Occupant } from '../table/saved-games.ts';

/** None before the game has started. */
export function shownTable(table: ServerTable, previews: readonly Preview[]): TableUpdate | undefined {
  const { game, gameOptions, viewer, play } = table;
  if (play === undefined) return undefined;
  const { result, seed } = play;
  return {
    game,
    gameOptions,
    occupants: occupantsAt(table),
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

/** Who sits there, or is meant to; the game's options tell which virtual player it is. */
export function occupantsAt({
  game,
  gameOptions,
  seats,
}: Pick<ServerTable, 'game' | 'gameOptions' | 'seats'>): readonly Occupant[] {
  const virtual = gameUi(game)?.occupantsOf(gameOptions) ?? [];
  return seats.map((seat, at) => occupantOf(seat, virtual[at]));
}

function occupantOf({ plan, person }: ServerTable['seats'][number], asSetUp: Occupant | undefined): Occupant {
  if (plan.kind === 'bot') return { kind: 'bot', bot: plan.bot };
  if (plan.kind === 'virtual' && asSetUp !== undefined) return asSetUp;
  return { kind: 'person', name: person?.name ?? '' };
}
