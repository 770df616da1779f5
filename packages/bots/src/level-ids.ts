/** The five levels, the weakest first. */
export const LEVEL_IDS = ['greenhorn', 'drifter', 'deputy', 'gambler', 'legend'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];
