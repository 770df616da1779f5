/** Temperaments change a bot's style, not its strength. */
export const TEMPERAMENT_IDS = ['builder', 'gunslinger', 'merchant', 'landowner'] as const;
export type TemperamentId = (typeof TEMPERAMENT_IDS)[number];
