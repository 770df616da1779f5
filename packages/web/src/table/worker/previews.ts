import {
  type AnyGame,
  type GameCommand,
  type GameState,
  type SeatScore,
  seedRandom,
  tallyOf,
} from '@carson/engine';
import type { GameRules } from '../../rules/game-rules.ts';

/** What one option itself would change in the seat's own score; what follows by itself after it is not counted. */
export interface Preview {
  /** Where chance decides, the mean. */
  readonly gain: number;
  /** The lines of the score that change; none where chance decides. */
  readonly lines: readonly { readonly id: string; readonly change: number }[];
  /** Where chance, or something hidden, decides, and only there: the gains that were met, the likeliest first. */
  readonly outcomes?: readonly Outcome[];
}

export interface Outcome {
  readonly gain: number;
  /** How often of all times, from 0 to 1; an estimate. */
  readonly share: number;
}

/** Of a game's rules, what it takes to try out a command. */
export interface Tried {
  readonly game: Pick<AnyGame, 'imagine' | 'clone' | 'play' | 'score'>;
  readonly isUnderWay?: GameRules['isUnderWay'];
}

export interface PreviewQuestion {
  readonly rules: Tried;
  readonly view: unknown;
  readonly seat: number;
  readonly options: readonly GameCommand[];
}

/** How often an option is tried out that meets chance. */
const SAMPLES = 40;

type Change = Pick<Preview, 'gain' | 'lines'>;

/**
 * What each option would bring its seat, tried out on imagined states: they fit what the seat may know, so that no
 * preview can tell a secret. An option that meets chance or reveals something is tried out on several, because one
 * throw of imagined dice is no fact; nor are several that agree.
 */
export function previewsOf({ rules, view, seat, options }: PreviewQuestion): Preview[] {
  const worlds = imaginedWorlds(rules, view, seat);
  return options.map((command) => {
    const { change, isCertain } = tryOut(worlds(0), command);
    if (isCertain) return change;
    const others = Array.from({ length: SAMPLES - 1 }, (_, at) => tryOut(worlds(at + 1), command).change);
    return spread([change, ...others]);
  });
}

interface World {
  readonly rules: Tried;
  readonly seat: number;
  readonly state: GameState;
  readonly before: SeatScore | undefined;
}

function imaginedWorlds(rules: Tried, view: unknown, seat: number): (index: number) => World {
  const worlds: World[] = [];
  return (index) => {
    const known = worlds[index];
    if (known !== undefined) return known;
    const state = rules.game.imagine(view, seedRandom(`preview ${index}`));
    const world = { rules, seat, state, before: scoreOf(rules, state, seat) };
    worlds[index] = world;
    return world;
  };
}

interface Effect {
  readonly change: Change;
  /** Whether neither chance nor anything hidden had a say. */
  readonly isCertain: boolean;
}

/** Looks where the option has been carried out: what follows after it by itself is not its own. */
function tryOut({ rules, seat, state, before }: World, command: GameCommand): Effect {
  const { game, isUnderWay } = rules;
  const tried = game.clone(state);
  let effect: Effect | undefined;
  const look = (): Effect => {
    const [then, now] = [tallyOf(state), tallyOf(tried)];
    const isCertain = then.drawn === now.drawn && then.reveals === now.reveals;
    return { change: difference(before, scoreOf(rules, tried, seat)), isCertain };
  };
  const beat = (): void => {
    if (isUnderWay?.(state, tried) !== true) effect ??= look();
  };
  game.play(
    tried,
    seat,
    command,
    Object.assign(() => undefined, { beat }),
  );
  return effect ?? look();
}

function spread(changes: readonly Change[]): Preview {
  const counts = new Map<number, number>();
  for (const { gain } of changes) counts.set(gain, (counts.get(gain) ?? 0) + 1);
  const outcomes = [...counts]
    .map(([gain, count]) => ({ gain, share: count / changes.length }))
    .sort((a, b) => b.share - a.share || b.gain - a.gain);
  const mean = outcomes.reduce((sum, { gain, share }) => sum + gain * share, 0);
  return { gain: Math.round(mean * 10) / 10, lines: [], outcomes };
}

function scoreOf({ game }: Tried, state: GameState, seat: number): SeatScore | undefined {
  return game.score(state).find((score) => score.seat === seat);
}

function difference(before: SeatScore | undefined, after: SeatScore | undefined): Change {
  const pointsBefore = new Map(before?.lines.map((line) => [line.id, line.points]));
  const lines = (after?.lines ?? [])
    .map((line) => ({ id: line.id, change: line.points - (pointsBefore.get(line.id) ?? 0) }))
    .filter((line) => line.change !== 0);
  return { gain: (after?.total ?? 0) - (before?.total ?? 0), lines };
}
