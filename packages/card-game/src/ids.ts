/** What a parcel shows (C1.3). Elements are handled as indexes into this list; 0 is the empty parcel. */
export const ELEMENTS = [
  'empty',
  'mountain',
  'house',
  'townhouse',
  'mine',
  'ranch',
  'blacksmith',
  'drugstore',
  'bank',
  'saloon',
  'hotel',
  'generalStore',
  'church',
  'prison',
  'cityHall',
  'outlaws',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** The suits of the auction cards (C1.1). */
export const SUITS = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cow'] as const;
export type Suit = (typeof SUITS)[number];

/** The characters, in the order of the table of C7. */
export const CHARACTER_IDS = [
  'governor',
  'lawyer',
  'chineseWorker',
  'heroes',
  'gunsmith',
  'mercenary',
  'doctor',
  'singer',
  'settler',
  'banker',
  'auctioneer',
  'captain',
  'cowboy',
  'grocer',
  'undertaker',
  'editor',
  'teacher',
  'indian',
  'paperboy',
  'prospector',
  'sheriff',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** How strong a virtual seat is (C2.3). */
export const LEVELS = ['novice', 'intermediate', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export type Era = 1 | 2;
