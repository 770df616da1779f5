/** A card game played by bots up to a question, as a record that the page takes. */
import { botFor } from '@carson/bots';
import { cardGame, type State } from '@carson/card-game';
import { type GameRecord, type Match, recordOf, seedRandom, startMatch, submit } from '@carson/engine';

export interface CardMoment {
  readonly seed?: string;
  /** The game stops where the first seat owes this, not before the given Era and round. */
  readonly kind: string;
  readonly era?: number;
  readonly round?: number;
  readonly seats?: number;
}

const SUITS = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cow'] as const;

export function cardMoment(moment: CardMoment): GameRecord {
  const { seed = 'moment', kind, era = 1, round = 1, seats = 4 } = moment;
  const options = { seats: SUITS.slice(0, seats).map((suit) => ({ kind: 'real', suit })) };
  const started = startMatch(cardGame, options, seed);
  const bot = botFor('cards', 'greedy');
  if (!started.ok || bot === undefined) throw new Error('such a game cannot be played');
  const random = seedRandom(seed);
  let match: Match = started.value;
  for (;;) {
    const { game } = match;
    const state = match.state as State;
    const owed = game.owed(state);
    const isLate = state.era > era || (state.era === era && state.round >= round);
    const isAsked = owed.some((question) => question.seat === 0 && question.kind === kind);
    const asked = owed.find(({ seat }) => seat !== 0) ?? owed[0];
    if (asked === undefined || (isLate && isAsked && (kind !== 'bid' || owed.length === 1)))
      return recordOf(match);
    const { seat } = asked;
    const question = { game, view: game.view(state, seat), seat, options: game.options(state, seat), random };
    const next = submit(match, { seat, command: bot.decide(question) });
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
}
