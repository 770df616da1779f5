/**
 * Grades one decision from what its seat could know. Playouts compare the played command with the few that
 * the judgement likes best; the best of these is compared again with fresh playouts, since a maximum
 * over noisy estimates promises too much. What may be noise is not held against anyone.
 */
import {
  type AnyGame,
  canonicalJson,
  type GameCommand,
  type GameState,
  nth,
  type Random,
} from '@carson/engine';
import { depthAt } from '../level.ts';
import type { Ground, Model } from '../search/model.ts';
import { playouts } from '../search/search.ts';
import { type Estimate, emptyEstimate, observe, pairOf, toChances } from './estimate.ts';
import { type Grade, gradeOf } from './grade.ts';
import type { AnyReviewer } from './reviewer.ts';

export interface Decision {
  readonly game: AnyGame;
  /** What the seat knew. */
  readonly view: unknown;
  readonly seat: number;
  /** At least two. */
  readonly options: readonly GameCommand[];
  readonly played: GameCommand;
  /** Chance for the playouts; it must not be the game's own. */
  readonly random: Random;
}

export interface Effort {
  /** How many playouts a decision gets at first; a costly one gets more. */
  readonly iterations?: number;
  /** Checked between playouts. */
  readonly stop?: () => boolean;
}

export const REVIEW_ITERATIONS = 48;

/** One command of the comparison, with what to expect of it. */
export interface Weighed {
  readonly command: GameCommand;
  /** Every seat's win chance, from 0 to 1. */
  readonly chances: readonly number[];
  /** The seat's own final score. */
  readonly score: number;
  /** What speaks for it, as in a hint. */
  readonly grounds: readonly Ground[];
}

export interface GradedDecision {
  readonly grade: Grade;
  /** What the decision cost, in win chance (0 to 1) and in points. */
  readonly cost: { readonly chance: number; readonly points: number };
  readonly played: Weighed;
  /** The same as `played` where nothing was better. */
  readonly best: Weighed;
}

/** Returns the grade of a decision. The same decision, chance and iterations give the same answer. */
export function gradeDecision(
  reviewer: AnyReviewer,
  decision: Decision,
  effort: Effort = {},
): GradedDecision {
  const { iterations = REVIEW_ITERATIONS, stop = () => false } = effort;
  const comparison = comparisonOf(reviewer, decision);
  const { field } = comparison;
  const tries = Math.max(LEAST_TRIES, Math.floor(iterations / (2 * field.length)));
  for (let done = 0; done < tries && !stop(); done++) tryEach(comparison);
  const played = nth(field, 0);
  const best = favourite(comparison);
  const pair = pairOf();
  const tryPairs = (times: number): void => {
    for (let done = 0; done < times && !stop(); done++) tryPair(comparison, { played, best, pair });
  };
  if (best !== played) {
    tryPairs(iterations / 4);
    if (pair.cost() >= DOUBTFUL_COST) tryPairs(iterations);
  }
  const grade = gradeOf(pair.cost());
  const isFault = grade !== 'best';
  const points = Math.max(0, tenths(pair.points()));
  const cost = isFault ? { chance: fine(pair.cost()), points } : NO_COST;
  const own = weighPlayed(comparison, played);
  return { grade, cost, played: own, best: isFault ? weighBest(comparison, { own, best, cost }) : own };
}

const NO_COST = { chance: 0, points: 0 } as const;
/** Playouts of each command before any is ruled out. */
const LEAST_TRIES = 4;
/** From here on a closer look is worth its time. */
const DOUBTFUL_COST = 0.05;
/** Commands that are compared with the played one. */
const RIVALS = 4;

interface Entry {
  readonly command: GameCommand;
  readonly prior: number;
  readonly estimate: Estimate;
}

interface Comparison {
  readonly reviewer: AnyReviewer;
  readonly model: Model<GameState, GameCommand>;
  readonly decision: Decision;
  readonly state: GameState;
  /** The played command first. */
  readonly field: readonly Entry[];
}

function comparisonOf(reviewer: AnyReviewer, decision: Decision): Comparison {
  const { game, view, seat, options, played, random } = decision;
  const model = reviewer.model();
  const state = game.imagine(view, random);
  model.unseal(state, seat);
  const key = canonicalJson(played);
  const others = options.filter((option) => canonicalJson(option) !== key);
  const priors = model.priors(state, seat, [played, ...others]);
  const [first, ...rivals] = [played, ...others].map((command, at) => ({
    command,
    prior: nth(priors, at),
    estimate: emptyEstimate(),
  }));
  if (first === undefined) throw new Error('nothing was played');
  const worst = Math.max(...priors) - reviewer.lookAhead.margin;
  rivals.sort((a, b) => b.prior - a.prior);
  const field = [first, ...rivals.filter(({ prior }) => prior >= worst).slice(0, RIVALS)];
  return { reviewer, model, decision, state, field };
}

function depthOf({ reviewer, model, state }: Comparison): number {
  return depthAt(reviewer.lookAhead, model.playoutCost(state));
}

function tryEach(comparison: Comparison): void {
  const { decision, model, field, reviewer } = comparison;
  const options = field.map(({ command }) => command);
  for (const [at, end] of playouts(decision, model, { options, depth: depthOf(comparison) }).entries()) {
    observe(nth(field, at).estimate, toChances(end, reviewer.noiseScale), decision.seat);
  }
}

interface Pairing {
  readonly played: Entry;
  readonly best: Entry;
  readonly pair: ReturnType<typeof pairOf>;
}

function tryPair(comparison: Comparison, { played, best, pair }: Pairing): void {
  const { decision, model, reviewer } = comparison;
  const options = [played.command, best.command];
  const [mine, other] = playouts(decision, model, { options, depth: depthOf(comparison) });
  if (mine === undefined || other === undefined) return;
  const scale = reviewer.noiseScale;
  pair.add(toChances(mine, scale), toChances(other, scale), decision.seat);
}

/** Returns the entry with the best mean; the prior counts for some playouts. */
function favourite({ field, reviewer }: Comparison): Entry {
  const { priorWeight } = reviewer.lookAhead;
  const top = Math.max(...field.map(({ prior }) => prior));
  const merit = ({ estimate, prior }: Entry) =>
    (estimate.value + priorWeight * (prior - top)) / (estimate.tries + priorWeight);
  return field.reduce((best, entry) => (merit(entry) > merit(best) ? entry : best));
}

/** Playouts behind a point of the curve, and how many stages of the game they last. */
const CURVE = { tries: 16, depth: 1 } as const;

/** Short playouts to the end of the round tell best where everyone stands. */
function weighPlayed({ decision, model, state, reviewer }: Comparison, { command }: Entry): Weighed {
  const { seat } = decision;
  const estimate = emptyEstimate();
  const depth = Math.max(CURVE.depth, reviewer.firstStage - model.stage(state));
  for (let done = 0; done < CURVE.tries; done++) {
    const [end] = playouts(decision, model, { options: [command], depth });
    if (end !== undefined) observe(estimate, toChances(end, reviewer.noiseScale), seat);
  }
  return {
    command,
    chances: estimate.chances.map((sum) => fine(sum / CURVE.tries)),
    score: tenths(estimate.score / CURVE.tries),
    grounds: model.grounds(state, seat, command),
  };
}

interface Better {
  readonly own: Weighed;
  readonly best: Entry;
  readonly cost: GradedDecision['cost'];
}

/** The better command stands as far above the played one as the comparison says. */
function weighBest({ decision, model, state }: Comparison, { own, best, cost }: Better): Weighed {
  const { seat } = decision;
  const before = own.chances[seat] ?? 0;
  const after = Math.min(1, before + cost.chance);
  const rest = before < 1 ? (1 - after) / (1 - before) : 0;
  return {
    command: best.command,
    chances: own.chances.map((chance, at) => fine(at === seat ? after : chance * rest)),
    score: tenths(own.score + cost.points),
    grounds: model.grounds(state, seat, best.command),
  };
}

/** Chances are told in ten-thousandths, points in tenths: finer is noise. */
function fine(chance: number): number {
  return Math.round(10_000 * chance) / 10_000;
}

function tenths(points: number): number {
  return Math.round(10 * points) / 10;
}
