/** Tables and positions of the board game for the tests of its bots. */
import {
  boardGame,
  type Command,
  EXPANSION_IDS,
  type Options,
  type OptionsInput,
  PRESET_IDS,
  type State,
  VARIANT_IDS,
  type View,
} from '@carson/board-game';
import { below, pick, type Random, seedRandom } from '@carson/engine';
import type { Bot, BotQuestion } from '../src/index.ts';

export function boardTable(input: OptionsInput): Options {
  const options = boardGame.readOptions(input);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  return options.value;
}

/** What a bot is asked whose turn it is first. */
export function boardQuestion(state: State): BotQuestion<View, Command> {
  const seat = boardGame.owed(state)[0]?.seat ?? 0;
  const options = boardGame.options(state, seat);
  return { game: boardGame, view: boardGame.view(state, seat), seat, options, random: seedRandom('x') };
}

/** Random seats, roster, buildings and variants. */
export function anyBoardTable(random: Random): Options {
  const coin = () => below(random, 2) === 0;
  const chosen = VARIANT_IDS.filter(coin);
  const settings = chosen.map((id) => [id, id === 'river' ? { course: 'random' } : true] as const);
  return boardTable({
    seats: 2 + below(random, 5),
    roster: coin() ? { by: 'lot' } : { by: 'preset', preset: pick(random, PRESET_IDS) },
    buildings: EXPANSION_IDS.filter(coin),
    variants: Object.fromEntries(settings),
  });
}

export interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly options: readonly Command[];
  readonly answer: Command;
}

interface Watched {
  readonly seed: string;
  /** The bots' own random numbers; left out, they follow from the seed. */
  readonly random?: Random;
  readonly watch?: (asked: Asked) => void;
}

/** A whole game of one bot on every seat, with a look at the state, which bots themselves never get. */
export function playWatched(
  bot: Pick<Bot, 'decide'>,
  options: Options,
  { seed, random = seedRandom(seed), watch }: Watched,
): State {
  const state = boardGame.setup(options, seed);
  for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
    const { seat } = owed;
    const legal = boardGame.options(state, seat);
    const view = boardGame.view(state, seat);
    const answer = bot.decide({ game: boardGame, view, seat, options: legal, random }) as Command;
    watch?.({ state, seat, options: legal, answer });
    boardGame.play(state, seat, answer);
  }
  return state;
}

/** The seat's points as if the game ended after the command. */
export function totalAfter(before: State, seat: number, command: Command): number {
  const state = boardGame.clone(before);
  boardGame.play(state, seat, command);
  return boardGame.score(state)[seat]?.total ?? 0;
}
