import { type Command, cardGame, LEVELS, type Options, type State, SUITS } from '@carson/card-game';
import { canonicalJson, pick, seedRandom, stableHash } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { BOT_PEOPLE, type Bot, botFor, cardBots, LEVEL_IDS, playBotGame } from '../src/index.ts';

function seatsOf(real: number, virtual: number): Options {
  return {
    seats: [
      ...SUITS.slice(0, real).map((suit) => ({ kind: 'real' as const, suit })),
      ...Array.from({ length: virtual }, (_, at) => ({
        kind: 'virtual' as const,
        level: LEVELS[at % LEVELS.length] ?? 'novice',
      })),
    ],
  };
}

const TABLES = [seatsOf(1, 3), seatsOf(2, 2), seatsOf(4, 0), seatsOf(3, 2), seatsOf(6, 0)];

/** The bot, watched: everything it says must be legal. */
function watched(bot: Bot, state: () => State, met: Set<string>): Bot {
  return {
    id: bot.id,
    decide(question) {
      const command = bot.decide(question) as Command;
      expect(cardGame.check(state(), question.seat, command)).toBeUndefined();
      expect(question.options.includes(command)).toBe(true);
      met.add(command.type);
      return command;
    },
  };
}

/** Plays with a look at the state, which bots themselves never get. */
function playWatched(bot: Bot, options: Options, { seed, met }: { seed: string; met: Set<string> }): void {
  let current: State | undefined;
  const game = {
    ...cardGame,
    setup: (...args: Parameters<typeof cardGame.setup>) => {
      current = cardGame.setup(...args);
      return current;
    },
  };
  const state = () => {
    if (current === undefined) throw new Error('the game has not begun');
    return current;
  };
  const bots = options.seats.map((seat) => (seat.kind === 'real' ? watched(bot, state, met) : undefined));
  playBotGame({ game, options, seed, bots });
  expect(cardGame.result(state())).toBeDefined();
}

/** The levels that think have tests of their own. */
const SIMPLE_SEATS = cardBots.slice(0, 2);

describe.each(SIMPLE_SEATS)('the $id seat of the card game', (bot) => {
  it('says only what is legal, in whole games at every kind of table', () => {
    const met = new Set<string>();
    for (const [table, options] of TABLES.entries()) {
      for (let game = 0; game < 4; game++) playWatched(bot, options, { seed: `legal ${table} ${game}`, met });
    }
    for (const type of [
      'usePower',
      'declinePower',
      'bid',
      'takeCard',
      'layCard',
      'sellCard',
      'recruitCharacter',
    ]) {
      expect(met, type).toContain(type);
    }
  });

  it('plays the same game again with the same seed, and another with another', () => {
    const options = seatsOf(2, 2);
    const bots = [bot, bot, undefined, undefined];
    const hashOf = (seed: string) => stableHash(playBotGame({ game: cardGame, options, seed, bots }));
    expect(hashOf('one')).toBe(hashOf('one'));
    expect(hashOf('one')).not.toBe(hashOf('two'));
  });

  it('decides alike in states that differ only in what it cannot know', () => {
    const options = seatsOf(3, 1);
    let twins = 0;
    const state = cardGame.setup(options, 'secrets');
    const chance = seedRandom('imagined');
    for (let move = 0; ; move++) {
      const [owed] = cardGame.owed(state);
      if (owed === undefined) break;
      const { seat } = owed;
      const answerIn = (of: State) =>
        bot.decide({
          game: cardGame,
          view: cardGame.view(of, seat),
          seat,
          options: cardGame.options(of, seat),
          random: seedRandom(`answer ${move}`),
        }) as Command;
      const twin = cardGame.imagine(cardGame.view(state, seat), chance);
      if (canonicalJson(twin) !== canonicalJson(state)) twins++;
      const answer = answerIn(state);
      expect(answerIn(twin)).toEqual(answer);
      cardGame.play(state, seat, answer);
    }
    expect(twins).toBeGreaterThan(30);
  });
});

describe('the greedy seat of the card game', () => {
  it('beats the random one at a table of four, always', () => {
    const greedy = botFor('cards', 'greedy');
    const random = botFor('cards', 'random');
    for (let game = 0; game < 10; game++) {
      const { state } = playBotGame({
        game: cardGame,
        options: seatsOf(4, 0),
        seed: `stronger ${game}`,
        bots: [random, greedy, random, random],
      });
      expect(cardGame.result(state as State)?.[1]?.rank).toBe(1);
    }
  });
});

describe('the greedy seat at the end of a game', () => {
  const greedy = botFor('cards', 'greedy');
  const asked = lastQuestions();

  it.each(['lay', 'sell', 'recruit'])('answers %s with what scores most', (kind) => {
    const questions = asked.filter(({ state }) => state.steps.at(-1)?.kind === kind);
    expect(questions.length).toBeGreaterThan(0);
    for (const { state, seat } of questions) {
      const options = cardGame
        .options(state, seat)
        .filter(({ type }) => type !== 'sellCard' || kind === 'sell');
      const answer = greedy?.decide({
        game: cardGame,
        view: cardGame.view(state, seat),
        seat,
        options,
        random: seedRandom(''),
      });
      const totals = options.map((option) => bestTotal(state, seat, option));
      expect(bestTotal(state, seat, answer as Command)).toBe(Math.max(...totals));
    }
  });

  /** Every question of the last turn and after it, in games that offer them often. */
  function lastQuestions(): { readonly state: State; readonly seat: number }[] {
    const found: { state: State; seat: number }[] = [];
    for (let index = 0; index < 40; index++) {
      const state = cardGame.setup(seatsOf(4, 0), `ending ${index}`);
      const random = seedRandom(`ending ${index}`);
      for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
        const { seat } = owed;
        const isLast = state.era === 2 && state.round === 9 && state.column.length <= 1;
        if (isLast) found.push({ state: cardGame.clone(state), seat });
        cardGame.play(state, seat, pick(random, cardGame.options(state, seat)));
      }
    }
    return found;
  }

  /** What the seat has after the command, and after the sales that a new character makes possible. */
  function bestTotal(before: State, seat: number, command: Command): number {
    const state = cardGame.clone(before);
    cardGame.play(state, seat, command);
    const sells = command.type === 'recruitCharacter' && state.steps.at(-1)?.kind === 'sell';
    return sells ? afterSales(state, seat) : totalIn(state, seat);
  }

  function afterSales(before: State, seat: number): number {
    let best = before;
    for (const option of cardGame.options(before, seat)) {
      const state = cardGame.clone(before);
      cardGame.play(state, seat, option);
      if (totalIn(state, seat) > totalIn(best, seat)) best = state;
    }
    return best === before ? totalIn(before, seat) : afterSales(best, seat);
  }

  function totalIn(state: State, seat: number): number {
    return cardGame.score(state)[seat]?.total ?? 0;
  }
});

describe('the registry', () => {
  it('knows bots by game and id, and says so where it does not', () => {
    expect(cardBots.map(({ id }) => id)).toEqual([
      'random',
      'greedy',
      ...BOT_PEOPLE.map(({ id }) => id),
      ...LEVEL_IDS,
    ]);
    expect(botFor('cards', 'greedy')?.id).toBe('greedy');
    expect(botFor('cards', 'genius')).toBeUndefined();
    expect(botFor('chess', 'random')).toBeUndefined();
    expect(botFor('__proto__', 'random')).toBeUndefined();
  });
});
