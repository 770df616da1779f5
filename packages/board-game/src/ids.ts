/** The names of everything that has a name, spelled as in the rules. */

/** B1.2 */
export const BUILDING_IDS = [
  'ranch',
  'mine',
  'drugstore',
  'bank',
  'saloon',
  'hotel',
  'church',
  'prison',
  'blacksmith',
  'generalStore',
  'school',
  'cityHall',
  'station',
] as const;

export type BuildingId = (typeof BUILDING_IDS)[number];

/** What a parcel can carry besides a building. */
export const LAND_IDS = ['mountain', 'house', 'townhouse', 'river'] as const;

export type LandId = (typeof LAND_IDS)[number];

/** Everything that can be on a parcel. */
export const ON_IDS = [...LAND_IDS, ...BUILDING_IDS] as const;

export type OnId = (typeof ON_IDS)[number];

/** B1.3, B9: a character's place in this list is its number. */
export const CHARACTER_IDS = [
  'streetBoy',
  'sheriff',
  'banker',
  'grocer',
  'chineseWorker',
  'settler',
  'captain',
  'hiredGun',
  'indian',
  'prospector',
  'gunsmith',
  'singer',
  'auctioneer',
  'governor',
  'doctor',
  'cowboy',
  'heroes',
  'teacher',
  'lawyer',
] as const;

export type CharacterId = (typeof CHARACTER_IDS)[number];

/** B3.2: turn order goes by this number, ascending. */
export function characterNumber(id: CharacterId): number {
  return CHARACTER_IDS.indexOf(id);
}

/** B1.3 */
export const SIDES = ['yellow', 'red'] as const;

export type Side = (typeof SIDES)[number];

/** B10.1 to B10.6 */
export const VARIANT_IDS = [
  'newBeginning',
  'river',
  'outlaws',
  'mightIsRight',
  'kitCarson',
  'horses',
] as const;

export type VariantId = (typeof VARIANT_IDS)[number];
