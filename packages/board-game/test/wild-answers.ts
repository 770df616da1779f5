/** Commands that someone could try: heard once at such a question, with facts of this moment put into them. */
import { below, pick, type Random } from '@carson/engine';
import { countKind } from '@carson/testkit';
import { whyNoRoad } from '../src/appraise/roads.ts';
import { CHOICES, COMPANIONS, type Command } from '../src/command.ts';
import { boardGame } from '../src/game.ts';
import { BUILDING_IDS, CHARACTER_IDS } from '../src/ids.ts';
import { holds, nth } from '../src/lists.ts';
import { CORRAL_COUNT, PLACE_COUNT } from '../src/placing/places.ts';
import { playerOf, type State } from '../src/state/state.ts';
import { EDGE_COUNT, PARCEL_COUNT } from '../src/town/geometry.ts';
import { tileId } from '../src/town/tile-row.ts';
import { BARE } from '../src/town/town.ts';

export interface Trial {
  readonly random: Random;
  readonly state: State;
  readonly seat: number;
}

/** Throws wild answers at questions, and tells what the door or the rules said to those that they refused. */
export class WildAnswers {
  /** How often each kind of question was asked, and each very question. */
  readonly #asked = new Map<string, number>();
  /** One command of each sort that could be said to each kind of question, in whatever game. */
  readonly #heard = new Map<string, Map<string, Command>>();
  readonly #refused: (code: string) => void;

  constructor(refused: (code: string) => void) {
    this.#refused = refused;
  }

  hear(random: Random, kind: string, options: readonly Command[]): void {
    const sorts = this.#heard.get(kind) ?? new Map<string, Command>();
    this.#heard.set(kind, sorts);
    for (const command of options) {
      const sort = command.type === 'placeCowboy' ? `place ${command.with}` : command.type;
      if (!sorts.has(sort) || below(random, options.length) === 0) sorts.set(sort, command);
    }
  }

  /** The rarer the question, the more is tried. `last`: what the seat said before. */
  tryMany(trial: Trial, kind: string, last: Command | undefined): void {
    const { random } = trial;
    const question = questionOf(trial, kind);
    countKind(this.#asked, question);
    countKind(this.#asked, kind);
    const isNew = (this.#asked.get(question) ?? 0) < 8;
    const isRare = (this.#asked.get(kind) ?? 0) < 500;
    for (let left = isNew ? 20 : isRare ? 5 : 0; left > 0; left--) {
      const at = below(random, 8) > 0 ? kind : pick(random, [...this.#heard.keys()]);
      const said = [...(this.#heard.get(at)?.values() ?? [])];
      this.tryOne(trial, pick(random, last === undefined ? said : [last, ...said]));
    }
  }

  tryOne(trial: Trial, said: Command): void {
    const read = boardGame.readCommand(wildAnswer(trial, said));
    const reason = read.ok ? boardGame.check(trial.state, trial.seat, read.value) : read.refusal;
    if (reason !== undefined) this.#refused(reason.code);
  }
}

/** A question is as rare as who is asked it, with what in hand. */
function questionOf({ state, seat }: Trial, kind: string): string {
  const { power, dynamite, cowboys, supply } = playerOf(state, seat);
  const few = [dynamite, cowboys, supply].map((count) => Math.min(count, 2));
  return [kind, power, tilesOf(state, seat).at(-1), state.occupant === seat, ...few].join(' ');
}

/** Each field of the command stays as it was heard, or becomes something else that fits its shape. */
function wildAnswer(trial: Trial, heard: Command): unknown {
  const bent: Record<string, unknown> = { ...heard };
  for (const key of Object.keys(bent))
    if (below(trial.random, 2) === 0) bent[key] = bend(trial, key, bent[key]);
  if (heard.type === 'placeCowboy' && below(trial.random, 3) === 0)
    bent['with'] = pick(trial.random, COMPANIONS);
  return bent;
}

function bend(trial: Trial, key: string, value: unknown): unknown {
  const { random, state, seat } = trial;
  switch (key) {
    case 'parcel':
      return anyParcel(trial);
    case 'place':
      return below(random, 3) === 0 ? below(random, PLACE_COUNT) : anyParcel(trial);
    case 'edge':
      return anyEdge(trial);
    case 'corral':
      return 1 + below(random, CORRAL_COUNT);
    case 'die':
      return below(random, 2);
    case 'building':
      return pick(random, [pick(random, BUILDING_IDS), ...tilesOf(state, seat).map(tileId)]);
    case 'character':
      return pick(random, CHARACTER_IDS);
    case 'choice':
      return pick(random, CHOICES);
    case 'tiles':
      return Array.from({ length: 1 + below(random, 2) }, () => below(random, 6));
    case 'type':
      return value === 'layRoad' ? 'layTownRoad' : value;
    default:
      return typeof value === 'number' ? pick(random, [0, 0, value - 1, value + 1, value + 9]) : value;
  }
}

/** Any edge, or one where the roads that are there could go on. */
function anyEdge({ random, state: { town } }: Trial): number {
  const edges = Array.from({ length: EDGE_COUNT }, (_, edge) => edge);
  const open = edges.filter((edge) => whyNoRoad(town, edge) === undefined);
  return pick(random, below(random, 2) === 0 || open.length === 0 ? edges : open);
}

/** In hand or being built. */
function tilesOf(state: State, seat: number): readonly number[] {
  const step = state.steps.at(-1);
  const { tiles } = playerOf(state, seat);
  return step !== undefined && 'tile' in step ? [...tiles, step.tile] : tiles;
}

/** Any parcel, one of the seat's own, one with something on it or with a cowboy of the seat's. */
function anyParcel({ random, state: { town, cowboysAt }, seat }: Trial): number {
  const parcels = Array.from({ length: PARCEL_COUNT }, (_, parcel) => parcel);
  const own = parcels.filter((parcel) => town.owner[parcel] === seat);
  const busy = parcels.filter((parcel) => town.on[parcel] !== BARE || cowboysAt[parcel] !== 0);
  const haunts = parcels.filter((parcel) => holds(nth(cowboysAt, parcel), seat));
  const among = pick(random, [parcels, own, busy, haunts]);
  return among.length === 0 ? below(random, PARCEL_COUNT) : pick(random, among);
}
