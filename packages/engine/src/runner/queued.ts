/**
 * Answers that a seat gives before it is asked. Each keeps the public facts it depends on, as hashes: at the first
 * state in which one of them has changed, the answer is dropped. So it never answers a question that its seat would
 * have judged differently.
 */
import { canonicalJson } from '../canonical.ts';
import type { GameCommand, GameState, QueueOffer } from '../game.ts';
import { stableHash } from '../hash.ts';
import { judge } from '../record.ts';
import { accepted, type Result, refusal, refused } from '../refusal.ts';
import { movesFrom, stateAfter } from './history.ts';
import type { Match } from './match.ts';

export interface QueueWish {
  readonly question: string;
  readonly command: unknown;
  /** Names of the stops that were chosen. */
  readonly stops: readonly string[];
}

export interface QueuedAnswer {
  readonly seat: number;
  readonly question: string;
  readonly command: GameCommand;
  readonly stops: readonly string[];
  /** The hash of each fact that the answer depends on, by name. */
  readonly facts: Readonly<Record<string, string>>;
  /** After how many moves it was given, and the check of the last of them. */
  readonly moves: number;
  readonly check?: string;
}

export type QueuedVerdict =
  /** The question has not been asked. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'answers'; readonly decision: number; readonly command: GameCommand }
  /** `because`: the name of a fact that has changed, or why else. */
  | { readonly kind: 'drops'; readonly because: string };

/** Returns what the seat may queue now; nothing while it is asked something. */
export function queueOffers(
  { game, state }: Pick<Match, 'game' | 'state'>,
  seat: number,
): readonly QueueOffer[] {
  const owed = game.owed(state);
  if (owed.length === 0 || owed.some((question) => question.seat === seat)) return [];
  return game.queue?.offers(state, seat) ?? [];
}

export function queueAnswer(match: Match, seat: number, wish: QueueWish): Result<QueuedAnswer> {
  const { game, state, moves, last } = match;
  const command = game.readCommand(wish.command);
  if (!command.ok) return command;
  const said = canonicalJson(command.value);
  const offer = queueOffers(match, seat).find(
    (one) => one.question === wish.question && canonicalJson(one.command) === said,
  );
  if (offer === undefined) return refused(refusal('notQueueable', undefined, { question: wish.question }));
  const unknown = wish.stops.find((stop) => !offer.stops.includes(stop));
  if (unknown !== undefined) return refused(refusal('noSuchStop', undefined, { stop: unknown }));
  const names = [...new Set([...offer.facts, ...wish.stops])];
  return accepted({
    seat,
    question: offer.question,
    command: offer.command,
    stops: [...new Set(wish.stops)],
    facts: hashedFacts(match, state, { seat, command: offer.command, names }),
    moves,
    ...(last === undefined ? {} : { check: last.move.check }),
  });
}

/** Says what becomes of an answer now. Looks at every state since it was given: a fact that changed back has changed. */
export function judgeQueued(match: Match, queued: QueuedAnswer): QueuedVerdict {
  const { game, state } = match;
  if (!isSameGame(match, queued)) return { kind: 'drops', because: 'undone' };
  const changed = changedFact(match, queued);
  if (changed !== undefined) return { kind: 'drops', because: changed };
  const asked = game
    .owed(state)
    .find(
      ({ seat, kind, character }) =>
        seat === queued.seat && kind === queued.question && character === undefined,
    );
  if (asked === undefined) return { kind: 'waits' };
  return judge(game, state, queued.seat, queued.command) === undefined
    ? { kind: 'answers', decision: asked.decision, command: queued.command }
    : { kind: 'drops', because: 'refused' };
}

/** Whether the moves up to the answer still stand. */
function isSameGame({ last }: Match, { moves, check }: QueuedAnswer): boolean {
  let played = last;
  while (played !== undefined && played.index >= moves) played = played.previous;
  return played?.move.check === check && (played?.index ?? -1) === moves - 1;
}

function changedFact(match: Match, { seat, command, facts, moves }: QueuedAnswer): string | undefined {
  const names = Object.keys(facts);
  const state = stateAfter(match, moves);
  for (const { move } of movesFrom(match.last, moves)) {
    match.game.play(state, move.seat, move.command);
    const now = hashedFacts(match, state, { seat, command, names });
    const changed = names.find((name) => now[name] !== facts[name]);
    if (changed !== undefined) return changed;
  }
  return undefined;
}

function hashedFacts(
  { game }: Match,
  state: GameState,
  {
    seat,
    command,
    names,
  }: { readonly seat: number; readonly command: GameCommand; readonly names: readonly string[] },
): Readonly<Record<string, string>> {
  const facts = game.queue?.facts(game.view(state, 'spectator'), seat, command) ?? {};
  return Object.fromEntries(names.map((name) => [name, stableHash(facts[name] ?? 'unknown')]));
}
