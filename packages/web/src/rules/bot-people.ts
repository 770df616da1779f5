/** The bots with a name and a face, as the page seats them. */
import { BOT_PEOPLE, type BotPersonId, LEVEL_IDS, type LevelId } from '@carson/bots/people';

export type { BotPersonId };
export type Person = (typeof BOT_PEOPLE)[number];

/** The level of the bots that are seated first. */
const USUAL_LEVEL: LevelId = 'drifter';

/** From the easiest to the hardest. */
export const PEOPLE: readonly Person[] = BOT_PEOPLE;

/** Undefined for a bot without a name: a level, or an opponent of old records. */
export function personOfBot(bot: string): Person | undefined {
  return BOT_PEOPLE.find(({ id }) => id === bot);
}

/** Returns the next bot to seat: the first of the usual opponents who is not seated yet, then any other. */
export function nextPerson(seated: readonly string[]): BotPersonId {
  const wanted = [...OPPONENTS_BY_LEVEL[USUAL_LEVEL], ...BOT_PEOPLE.map(({ id }) => id)];
  return wanted.find((id) => !seated.includes(id)) ?? OPPONENTS_BY_LEVEL[USUAL_LEVEL][0];
}

/** The person of a seat that was planned before; a bot without a name gives way to one of its level. */
export function personOfSeat(occupant: { readonly kind: string; readonly bot?: string }): BotPersonId {
  const { bot = '' } = occupant;
  const level = LEVEL_IDS.find((candidate) => candidate === bot) ?? USUAL_LEVEL;
  return personOfBot(bot)?.id ?? OPPONENTS_BY_LEVEL[level][0];
}

/** How many stars a level has, of `LEVEL_IDS.length`. */
export function starsOf(level: LevelId): number {
  return LEVEL_IDS.indexOf(level) + 1;
}

/** Three opponents for each level: first those of the level, then their nearest neighbours. */
export const OPPONENTS_BY_LEVEL: Readonly<Record<LevelId, readonly [BotPersonId, BotPersonId, BotPersonId]>> =
  {
    greenhorn: ['barnaby-finch', 'nora-quill', 'bixente-etxart'],
    drifter: ['tam-penrose', 'otto-brandt', 'bixente-etxart'],
    deputy: ['lupe-ortega', 'abram-stern', 'josiah-freeman'],
    gambler: ['elin-dahl', 'lin-mei', 'lupe-ortega'],
    legend: ['kate-harlan', 'martha-lake', 'elin-dahl'],
  };
