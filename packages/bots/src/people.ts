/** The people a player may sit down with: a level, a temperament and a name each. */
import type { LevelId } from './level-ids.ts';
import type { TemperamentId } from './temperament.ts';

export { LEVEL_IDS, type LevelId } from './level-ids.ts';

export interface BotPerson {
  /** Also the id of the bot, and of its face. */
  readonly id: string;
  readonly nameKey: string;
  readonly level: LevelId;
  readonly temperament: TemperamentId;
}

export const BOT_PEOPLE = [
  { id: 'nora-quill', nameKey: 'noraQuill', level: 'greenhorn', temperament: 'builder' },
  { id: 'barnaby-finch', nameKey: 'barnabyFinch', level: 'greenhorn', temperament: 'gunslinger' },
  { id: 'tam-penrose', nameKey: 'tamPenrose', level: 'drifter', temperament: 'builder' },
  { id: 'otto-brandt', nameKey: 'ottoBrandt', level: 'drifter', temperament: 'merchant' },
  { id: 'bixente-etxart', nameKey: 'bixenteEtxart', level: 'drifter', temperament: 'landowner' },
  { id: 'lupe-ortega', nameKey: 'lupeOrtega', level: 'deputy', temperament: 'gunslinger' },
  { id: 'abram-stern', nameKey: 'abramStern', level: 'deputy', temperament: 'merchant' },
  { id: 'josiah-freeman', nameKey: 'josiahFreeman', level: 'deputy', temperament: 'landowner' },
  { id: 'elin-dahl', nameKey: 'elinDahl', level: 'gambler', temperament: 'builder' },
  { id: 'lin-mei', nameKey: 'linMei', level: 'gambler', temperament: 'merchant' },
  { id: 'kate-harlan', nameKey: 'kateHarlan', level: 'legend', temperament: 'gunslinger' },
  { id: 'martha-lake', nameKey: 'marthaLake', level: 'legend', temperament: 'landowner' },
] as const satisfies readonly BotPerson[];

export type BotPersonId = (typeof BOT_PEOPLE)[number]['id'];
