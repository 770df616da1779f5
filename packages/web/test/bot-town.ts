/** Games of the board game between bots, decision by decision. */
import { boardGame, type OptionsInput } from '@carson/board-game';
import { botFor } from '@carson/bots';
import { type Match, seedRandom, startMatch, submit } from '@carson/engine';

export interface BotTown {
  readonly options: OptionsInput;
  readonly seed: string;
  readonly bot: 'random' | 'greedy';
}

/** What the game waits for; no one once it is over. */
export interface Waiting {
  readonly match: Match;
  readonly asked?: { readonly seat: number; readonly kind: string };
}

export function* playTown({ options, seed, bot: name }: BotTown): Generator<Waiting> {
  const started = startMatch(boardGame, options, seed);
  const bot = botFor('board', name);
  if (!started.ok || bot === undefined) throw new Error('such a game cannot be played');
  const random = seedRandom(seed);
  let match: Match = started.value;
  for (;;) {
    const { game, state } = match;
    const [asked] = game.owed(state);
    yield { match, ...(asked === undefined ? {} : { asked }) };
    if (asked === undefined) return;
    const { seat } = asked;
    const view = game.view(state, seat);
    const command = bot.decide({ game, view, seat, options: game.options(state, seat), random });
    const next = submit(match, { seat, command });
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
}
