/** Two ways to drive the same rules: as they are, and through boardgame.io's reducer. */
import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import { type CardOptions, type CardState, type Command, cardGame } from '../../src/index.ts';

// Its folders are CommonJS packages that an ESM import does not find.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof import('boardgame.io/internal');

export interface Drive {
  readonly state: () => CardState;
  readonly play: (seat: number, command: Command) => void;
}

/** Its state is ours, its one move is our `play`. */
export function boardgameIo(options: CardOptions, seed: string): Drive {
  const game: Game<CardState> = {
    setup: () => cardGame.setup(options, seed),
    turn: { activePlayers: { all: 'playing' } },
    moves: {
      play: ({ G }, seat: number, command: Command) => cardGame.play(G, seat, command),
    },
    // Its history for undo would cost it more: this is its fastest way.
    disableUndo: true,
  };
  const reduce = CreateGameReducer({ game });
  let state: State<CardState> = InitializeGame({ game, numPlayers: options.seats.length });
  return {
    state: () => state.G,
    play: (seat, command) => {
      const playerID = String(seat);
      const payload = { type: 'play', args: [seat, command], playerID };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    },
  };
}

export function plain(options: CardOptions, seed: string): Drive {
  const state = cardGame.setup(options, seed);
  return { state: () => state, play: (seat, command) => cardGame.play(state, seat, command) };
}
