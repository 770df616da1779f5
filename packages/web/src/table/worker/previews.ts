import {
  type AnyGame,
  type GameCommand,
  type GameState,
  type SeatScore,
  seedRandom,
  tallyOf,
} from '@carson/engine';

/** What one option would change in the seat's own score. */
export interface Preview {
  /** Where chance decides, the mean. */
  readonly gain: number;
  /** The lines of the score that change alike however chance decides. */
  readonly lines: readonly { readonly id: string; readonly change: number }[];
  /** Only where chance, or something hidden, decides: the possible gains, the likeliest first. */
  readonly outcomes?: readonly Outcome[];
}

export interface Outcome {
  readonly gain: number;
  /** How often of all times, from 0 to 1; an estimate. */
  readonly share: number;
}

/** Of a game, what it takes to try out a command. */
export type TriedGame = Pick<AnyGame, 'imagine' | 'clone' | 'play' | 'score'>;

export interface PreviewQuestion {
  readonly game: TriedGame;
  readonly view: unknown;
  readonly seat: number;
  readonly options: readonly GameCommand[];
}

/** How often an uncertain option is tried out, and how often all of them together. */
const SAMPLES = { most: 40, least: 8, together: 400 };

type Change = Pick<Preview, 'gain' | 'lines'>;

/**
 * What each option would bring its seat, tried out on imagined states: they fit what the seat may know, so that no
 * preview can tell a secret. An option that meets chance or reveals something is tried out on several, because one
 * throw of imagined dice is no fact.
 */
export function previewsOf({ game, view, seat, options }: PreviewQuestion): Preview[] {
  if (options.length === 0) return [];
  const worlds = imaginedWorlds(game, view, seat);
  const tried = options.map((command) => ({ command, ...tryOut(worlds(0), command) }));
  const uncertain = tried.filter(({ isCertain }) => !isCertain).length;
  const samples = Math.max(SAMPLES.least, Math.min(SAMPLES.most, Math.floor(SAMPLES.together / uncertain)));
  const preview = ({ command, change, isCertain }: Tried, most: number): Preview => {
    const count = isCertain ? 0 : most - 1;
    const again = Array.from({ length: count }, (_, at) => tryOut(worlds(at + 1), command).change);
    return spread([change, ...again]);
  };
  const previews = tried.map((option) => preview(option, samples));
  if (samples === SAMPLES.most || previews.every(({ outcomes }) => outcomes === undefined)) return previews;
  // Chance decides about points: options whose few samples agree are tried out as often as any.
  return tried.map((option, at) => {
    const known = previews[at];
    return known?.outcomes === undefined ? preview(option, SAMPLES.most) : known;
  });
}

interface Tried {
  readonly command: GameCommand;
  readonly change: Change;
  readonly isCertain: boolean;
}

interface World {
  readonly game: TriedGame;
  readonly seat: number;
  readonly state: GameState;
  readonly before: SeatScore | undefined;
}

function imaginedWorlds(game: TriedGame, view: unknown, seat: number): (index: number) => World {
  const worlds: World[] = [];
  return (index) => {
    const state = worlds[index]?.state ?? game.imagine(view, seedRandom(`preview ${index}`));
    const world = worlds[index] ?? { game, seat, state, before: scoreOf(game, state, seat) };
    worlds[index] = world;
    return world;
  };
}

function tryOut({ game, seat, state, before }: World, command: GameCommand) {
  const tried = game.clone(state);
  game.play(tried, seat, command);
  const [then, now] = [tallyOf(state), tallyOf(tried)];
  return {
    change: difference(before, scoreOf(game, tried, seat)),
    isCertain: then.drawn === now.drawn && then.reveals === now.reveals,
  };
}

/** A single outcome is certain, as far as the players can tell. */
function spread(changes: readonly Change[]): Preview {
  const counts = new Map<number, number>();
  for (const { gain } of changes) counts.set(gain, (counts.get(gain) ?? 0) + 1);
  const outcomes = [...counts]
    .map(([gain, count]) => ({ gain, share: count / changes.length }))
    .sort((a, b) => b.share - a.share || b.gain - a.gain);
  const [only] = changes;
  const lines = (only?.lines ?? []).filter(({ id, change }) =>
    changes.every((other) => other.lines.some((line) => line.id === id && line.change === change)),
  );
  const gain = outcomes.reduce((mean, outcome) => mean + outcome.gain * outcome.share, 0);
  return outcomes.length === 1 ? { gain, lines } : { gain: Math.round(gain * 10) / 10, lines, outcomes };
}

function scoreOf(game: TriedGame, state: GameState, seat: number): SeatScore | undefined {
  return game.score(state).find((score) => score.seat === seat);
}

function difference(before: SeatScore | undefined, after: SeatScore | undefined): Change {
  const pointsBefore = new Map(before?.lines.map((line) => [line.id, line.points]));
  const lines = (after?.lines ?? [])
    .map((line) => ({ id: line.id, change: line.points - (pointsBefore.get(line.id) ?? 0) }))
    .filter((line) => line.change !== 0);
  return { gain: (after?.total ?? 0) - (before?.total ?? 0), lines };
}
