/**
 * Secrets, tested from outside: two states that differ only in what a viewer cannot know must look
 * the same to that viewer, byte for byte.
 */
import { canonicalJson, type GameState, type Random, type Viewer } from '@carson/engine';
import { difference } from './difference.ts';
import type { GameUnderTest } from './moment.ts';

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

function labelled(label: string, expected: unknown, actual: unknown): string | undefined {
  const found = difference(expected, actual);
  return found === undefined ? undefined : `${label}: ${found}`;
}
