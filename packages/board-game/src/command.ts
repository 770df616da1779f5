/** What a seat can say. Each command is one small step; `check` judges it, the schema only its shape. */
import { type Result, readBy } from '@carson/engine';
import * as v from 'valibot';
import { DUEL_TILE_VALUES } from './duel/duel-tiles.ts';
import { BUILDING_IDS, CHARACTER_IDS, type CharacterId } from './ids.ts';
import { CORRAL_COUNT, PLACE_COUNT } from './placing/places.ts';
import { EDGE_COUNT, PARCEL_COUNT } from './town/geometry.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const Parcel = whole(0, PARCEL_COUNT - 1);
const Edge = whole(0, EDGE_COUNT - 1);
const Place = whole(0, PLACE_COUNT - 1);
const Corral = whole(1, CORRAL_COUNT);
const Amount = whole(0, 9999);
const DuelTile = whole(0, DUEL_TILE_VALUES - 1);
/** B10.4: more than any hand holds. */
const MOST_TILES = 18;

/** Named answers to what a power offers. */
export const CHOICES = [
  'money',
  'points',
  'wait',
  'one',
  'two',
  'three',
  'yellow',
  'red',
  'revolvers',
] as const;
export type Choice = (typeof CHOICES)[number];

/** What goes with a cowboy when it is placed, or which cowboy it is. */
export const COMPANIONS = ['white', 'token', 'dynamite'] as const;
export type Companion = (typeof COMPANIONS)[number];

const bare = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type) });
const onParcel = <Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), parcel: Parcel });

export const CommandSchema = v.variant('type', [
  // At any own decision (B5.11)
  v.strictObject({ type: v.literal('layRoad'), edge: Edge }),
  // Declines an offer (B5.0), and ends a window with several answers
  bare('decline'),
  bare('done'),
  // Set-up
  v.strictObject({
    type: v.literal('fillKit'),
    cowboys: Amount,
    parcels: Amount,
    revolvers: Amount,
    roads: Amount,
  }),
  onParcel('claimParcel'),
  onParcel('placeCityHall'),
  v.strictObject({ type: v.literal('layTownRoad'), edge: Edge }),
  // Characters
  v.strictObject({ type: v.literal('takeCharacter'), character: v.picklist(CHARACTER_IDS) }),
  v.strictObject({ type: v.literal('choose'), choice: v.picklist(CHOICES) }),
  onParcel('nameParcel'),
  v.strictObject({ type: v.literal('bid'), amount: Amount }),
  // Placing
  v.strictObject({
    type: v.literal('placeCowboy'),
    place: Place,
    with: v.optional(v.picklist(COMPANIONS)),
  }),
  v.strictObject({ type: v.literal('takeBack'), place: Place }),
  bare('pass'),
  v.strictObject({ type: v.literal('putHorse'), corral: Corral }),
  v.strictObject({ type: v.literal('takeHorse'), corral: Corral }),
  // Resolving
  v.strictObject({ type: v.literal('buyHorse'), corral: Corral }),
  bare('takeSalary'),
  bare('takeAmmunition'),
  v.strictObject({ type: v.literal('chooseDuel'), place: Place }),
  onParcel('buyParcel'),
  v.strictObject({ type: v.literal('takeTile'), place: Place }),
  v.strictObject({ type: v.literal('build'), building: v.picklist(BUILDING_IDS), parcel: Parcel }),
  onParcel('setHouse'),
  onParcel('askConsent'),
  v.strictObject({ type: v.literal('answerConsent'), agree: v.boolean() }),
  bare('cancelBuild'),
  onParcel('blastMine'),
  onParcel('doubleRanch'),
  v.strictObject({ type: v.literal('doubleKind'), building: v.picklist(BUILDING_IDS) }),
  v.strictObject({ type: v.literal('buyPoints'), points: Amount }),
  v.strictObject({ type: v.literal('spend'), amount: Amount }),
  // Duels
  v.strictObject({ type: v.literal('throwAgain'), die: whole(0, 1) }),
  v.strictObject({
    type: v.literal('playTiles'),
    tiles: v.pipe(v.array(DuelTile), v.maxLength(MOST_TILES), v.readonly()),
  }),
  v.strictObject({ type: v.literal('treat'), place: Place }),
  v.strictObject({ type: v.literal('payFuneral'), with: v.picklist(['money', 'points']) }),
  // Outlaws
  onParcel('moveOutlaw'),
  bare('takeReward'),
  bare('takeHalf'),
]);

export type Command = Readonly<v.InferOutput<typeof CommandSchema>>;
export type CommandType = Command['type'];
export type CommandOf<Type extends CommandType> = Extract<Command, { readonly type: Type }>;

export function readCommand(json: unknown): Result<Command> {
  return readBy(CommandSchema, json);
}

/** The character that a command takes; undefined for any other command. */
export function characterTaken(command: Command): CharacterId | undefined {
  return command.type === 'takeCharacter' ? command.character : undefined;
}

/** Whether two commands say the same. */
export function sameCommand(a: Command, b: Command): boolean {
  return isPartOf(a, b) && isPartOf(b, a);
}

type Fields = Readonly<Record<string, unknown>>;

function isPartOf(a: Fields, b: Fields): boolean {
  return Object.keys(a).every((key) => sameValue(a[key], b[key]));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
