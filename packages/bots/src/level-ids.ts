/** The five levels by name, the weakest first. */
export const LEVEL_IDS = ['greenhorn', 'drifter', 'deputy', 'gambler', 'legend'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** A level that judges and does not look ahead. */
export const WITHOUT_SEARCH = { candidates: 1, margin: 0, depth: 0, iterations: 0 } as const;
