/**
 * Secrets, tested from outside: two states that differ only in what a viewer cannot know must look
 * the same to that viewer, byte for byte.
 */
import {
  canonicalJson,
  type GameCommand,
  type GameState,
  judge,
  pick,
  type Random,
  type Viewer,
} from '@carson/engine';
import { difference } from './difference.ts';
import type { GameUnderTest, Move } from './moment.ts';

interface Twins<State extends GameState> {
  readonly state: State;
  /** Like `state`, but for facts that the viewer cannot know. */
  readonly twin: State;
  readonly viewer: Viewer;
}

/** What the viewer could tell the twins apart by; undefined where nothing. */
export function leak<State extends GameState>(
  game: GameUnderTest<State>,
  { state, twin, viewer }: Twins<State>,
): string | undefined {
  return (
    labelled('view', game.view(state, viewer), game.view(twin, viewer)) ??
    labelled('owed', game.owed(state), game.owed(twin)) ??
    labelled('score', game.score(state), game.score(twin)) ??
    (viewer === 'spectator'
      ? undefined
      : labelled('options', game.options(state, viewer), game.options(twin, viewer)))
  );
}

/** Throws if the viewer can tell the twins apart, or if they are no twins but one and the same. */
export function expectNoLeak<State extends GameState>(game: GameUnderTest<State>, twins: Twins<State>): void {
  if (canonicalJson(twins.state) === canonicalJson(twins.twin)) {
    throw new Error('the twin does not differ from the state, so it proves nothing');
  }
  const found = leak(game, twins);
  if (found !== undefined) throw new Error(`${twins.viewer} can tell hidden facts: ${found}`);
}

/** As `leak`, with a twin that the game itself imagines from the viewer's view. */
export function imaginedLeak<State extends GameState>(
  game: GameUnderTest<State>,
  state: State,
  { viewer, random }: { readonly viewer: Viewer; readonly random: Random },
): string | undefined {
  return leak(game, { state, twin: game.imagine(game.view(state, viewer), random), viewer });
}

/**
 * Two states that a viewer cannot tell apart stay so after a command, until something is revealed or
 * drawn; and whether something is, does not depend on what is hidden: what the game answers for a seat
 * by itself must not tell what that seat holds. A sealed answer may be any answer. Undefined where all is well.
 */
export function commandLeak<State extends GameState, Command extends GameCommand>(
  game: GameUnderTest<State, Command>,
  { before, after, move }: { readonly before: State; readonly after: State; readonly move: Move<Command> },
  { viewer, random }: { readonly viewer: Viewer; readonly random: Random },
): string | undefined {
  const twin = game.imagine(game.view(before, viewer), random);
  const command = sameCommandOf(game, twin, { before, move, viewer, random });
  if (command === undefined) return undefined;
  const [ownPast, twinPast] = [pastOf(before), pastOf(twin)];
  game.play(twin, move.seat, command);
  const [told, twinTold] = [pastOf(after) !== ownPast, pastOf(twin) !== twinPast];
  if (told !== twinTold)
    return `the command reveals ${told ? 'something' : 'nothing'}, with other hidden facts not`;
  return told ? undefined : leak(game, { state: after, twin, viewer });
}

/**
 * As `commandLeak`, for a moment at which sealed answers are due: every seat that owes one answers, in its turn the
 * first, and no viewer learns more than that it has, nor that any other seat no longer owes. One twin in many has what
 * would give itself away, so the more `twins` the better.
 */
export function sealedAnswerLeak<State extends GameState, Command extends GameCommand>(
  game: GameUnderTest<State, Command>,
  state: State,
  { random, twins }: { readonly random: Random; readonly twins: number },
): string | undefined {
  for (const { seat, sealed } of game.owed(state)) {
    if (!sealed) continue;
    const move = { seat, command: pick(random, game.options(state, seat)) };
    const after = game.clone(state);
    game.play(after, seat, move.command);
    for (const viewer of viewersOf(game, state)) {
      for (let twin = 0; twin < twins; twin++) {
        const found = commandLeak(game, { before: state, after, move }, { viewer, random });
        if (found !== undefined) return `${viewer} learns it when seat ${seat} answers: ${found}`;
      }
    }
  }
  return undefined;
}

/** Every seat, and a spectator. */
export function viewersOf(game: GameUnderTest, state: GameState): readonly Viewer[] {
  return [...Array.from({ length: game.seats(state) }, (_, seat) => seat), 'spectator'];
}

function pastOf({ reveals, random }: GameState): string {
  return `${reveals} revealed, ${random.drawn} drawn`;
}

interface Given<State extends GameState, Command extends GameCommand> {
  readonly before: State;
  readonly move: Move<Command>;
  readonly viewer: Viewer;
  readonly random: Random;
}

/** The command in the twin or, where it is sealed and not legal there, another answer of its kind. */
function sameCommandOf<State extends GameState, Command extends GameCommand>(
  game: GameUnderTest<State, Command>,
  twin: State,
  { before, move, viewer, random }: Given<State, Command>,
): Command | undefined {
  const { seat, command } = move;
  if (judge(game, twin, seat, command) === undefined) return command;
  const sealed = game.owed(before).some((owed) => owed.seat === seat && owed.sealed);
  if (!sealed || viewer === seat) return undefined;
  const answers = game.options(twin, seat).filter(({ type }) => type === command.type);
  return answers.length === 0 ? undefined : pick(random, answers);
}

function labelled(label: string, expected: unknown, actual: unknown): string | undefined {
  const found = difference(expected, actual);
  return found === undefined ? undefined : `${label}: ${found}`;
}
