/** Everything a seat can say. Each command answers the question that is open for the seat. */
import { type Result, readBy } from '@carson/engine';
import * as v from 'valibot';
import { TERRAIN } from './deck/index.ts';
import { CHARACTER_IDS, type CharacterId } from './ids.ts';
import { HIGHEST_AUCTION_CARD } from './setup/auction-cards.ts';

const CharacterSchema = v.picklist(CHARACTER_IDS);
const TerrainSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TERRAIN.length - 1));
const AuctionCardSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_AUCTION_CARD));
const CoordinateSchema = v.pipe(v.number(), v.safeInteger());

export const CommandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('usePower'), character: CharacterSchema }),
  v.strictObject({ type: v.literal('declinePower'), character: CharacterSchema }),
  v.strictObject({ type: v.literal('bid'), card: AuctionCardSchema }),
  /** A terrain card by its number, or the character by its id. */
  v.strictObject({ type: v.literal('takeCard'), card: v.union([TerrainSchema, CharacterSchema]) }),
  /** Where the north-west parcel of the card comes to lie; the first card of a city lies at 0,0. */
  v.strictObject({ type: v.literal('layCard'), x: CoordinateSchema, y: CoordinateSchema }),
  v.strictObject({ type: v.literal('setCardAside') }),
  v.strictObject({ type: v.literal('sellCard'), card: TerrainSchema }),
  v.strictObject({ type: v.literal('finishSelling') }),
  v.strictObject({ type: v.literal('recruitCharacter'), character: CharacterSchema }),
  v.strictObject({ type: v.literal('declineRecruit') }),
]);

export type Command = Readonly<v.InferOutput<typeof CommandSchema>>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

export function readCommand(json: unknown): Result<Command> {
  return readBy(CommandSchema, json);
}

/** The character that a command takes; undefined for any other command. */
export function characterTaken(command: Command): CharacterId | undefined {
  if (command.type === 'recruitCharacter') return command.character;
  return command.type === 'takeCard' && typeof command.card === 'string' ? command.card : undefined;
}
