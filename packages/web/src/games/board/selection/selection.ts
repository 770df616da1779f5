/** What the player points at or has chosen but not confirmed: state of the page, not of the game. */
import type { BuildingId, Command } from '@carson/board-game';
import { batch, signal } from '@preact/signals';
import { Draft } from '../../../parts/draft.ts';
import { letGoOfAnswer } from '../../../parts/let-go.ts';
import { ownQuestion } from '../../../table/own-question.ts';
import type { BoardTable } from '../table-types.ts';
import { choicesOf, sameTarget, type Target, targetOf, targetsOf } from './targets.ts';

export type KitCommand = Extract<Command, { readonly type: 'fillKit' }>;

export const OVERLAYS = ['income', 'price', 'served', 'safe', 'sites'] as const;
export type MapOverlay = (typeof OVERLAYS)[number];

const NO_PARCELS: readonly number[] = [];

/** The place chosen but not yet confirmed. */
export const selected = new Draft<Target | undefined>(undefined);
/** An amount picked but not yet confirmed. */
export const amount = new Draft<number | undefined>(undefined);
/** The starting kit as it is packed so far. */
export const kit = new Draft<KitCommand | undefined>(undefined);
/** The characters are put aside, to see the map and the street. */
export const charactersAside = signal(false);
/** How much larger than its window the map is drawn. */
export const mapScale = signal(1);
export const mapOverlay = signal<MapOverlay>('income');
export const prospectBuilding = signal<BuildingId | undefined>(undefined);
/** The parcel whose income is explained. */
export const inspected = signal<number | undefined>(undefined);
export const highlighted = signal<readonly number[]>(NO_PARCELS);

/** The parcel under the mouse. */
export const pointed = signal<number | undefined>(undefined);

/** What a hint is about, while the player points at it: shown, but not chosen. */
export const hinted = signal<Target | undefined>(undefined);

/** Whether the player wants to lay roads, which may be done beside any other decision (B5.11). */
export const layingRoads = new Draft(false);

export function highlight(_seat: number, parcels: readonly number[]): void {
  highlighted.value = parcels;
}

/** Shows what a command is about; the player's own aim stays as it is. */
export function pointAt(command: Command | undefined): void {
  hinted.value = command === undefined ? undefined : targetOf(command);
}

/** Aims at what the command says, for the player to confirm. */
export function aimAt(command: Command): void {
  const target = targetOf(command);
  hinted.value = undefined;
  if (target !== undefined) {
    layingRoads.value = target.kind === 'edge';
    selected.value = target;
  }
  if ('amount' in command) amount.value = command.amount;
  if (command.type === 'buyPoints') amount.value = command.points;
}

let lastQuestion = '';
let lastKind = '';

/**
 * A new question finds no half-made answer; where only one place can be meant, it is chosen already.
 * What others do meanwhile disturbs an answer only where it is no longer possible.
 */
export function forgetOldAnswers(table: BoardTable): void {
  const question = ownQuestion(table);
  const targets = targetsOf(choicesOf(table));
  const isPossible = targets.some((target) => sameTarget(target, selected.peek()));
  if (question === lastQuestion && (isPossible || selected.peek() === undefined)) return;
  const former = question === lastQuestion ? undefined : lastQuestion;
  lastQuestion = question;
  const keepsRoads = keepsLayingRoads(table);
  // The panel goes on asking, with other answers.
  if (former === undefined) letGoOfAnswer('.table-ask');
  const places = targets.filter(({ kind }) => kind !== 'edge');
  batch(() => {
    layingRoads.begin(former, keepsRoads);
    selected.begin(former, places.length === 1 ? places[0] : undefined);
    amount.begin(former);
    kit.begin(former);
    charactersAside.value = false;
    highlighted.value = NO_PARCELS;
    inspected.value = undefined;
    hinted.value = undefined;
  });
}

/** A second road follows the first without asking again, as long as the question is the same and one can be laid. */
function keepsLayingRoads({ owed, viewer, options }: BoardTable): boolean {
  const kind = owed.find(({ seat }) => seat === viewer)?.kind ?? '';
  const canLay = options.some(({ type }) => type === 'layRoad');
  const isSame = kind === lastKind;
  lastKind = kind;
  return isSame && canLay && layingRoads.peek();
}

/** The kinds of decision that are about roads and nothing else. */
const ROADS_ONLY = ['layRoads', 'placeCityHall'];
const BUILDS = ['buildOrKeep', 'buildKeptTiles'];

/** What can be pointed at now: places, or the edges for roads where one is being laid or is needed first. */
export function aimsOf(table: BoardTable): readonly Target[] {
  const targets = targetsOf(choicesOf(table));
  const wantsRoads = layingRoads.of(table) || isAboutRoads(table);
  return targets.filter(({ kind }) => (kind === 'edge') === wantsRoads);
}

export function isAboutRoads({ owed, viewer, options }: BoardTable): boolean {
  const kind = owed.find(({ seat }) => seat === viewer)?.kind ?? '';
  const isOffered = (...types: readonly Command['type'][]): boolean =>
    options.some(({ type }) => types.includes(type));
  if (ROADS_ONLY.includes(kind)) return !isOffered('placeCityHall');
  return BUILDS.includes(kind) && isOffered('layRoad') && !isOffered('build');
}
