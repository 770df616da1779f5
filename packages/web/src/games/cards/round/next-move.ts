import type { CardsPartProps } from '../table-types.ts';

/** Whether the game goes on before the same eyes, without a show in between. */
export function isNextMove(before: CardsPartProps, after: CardsPartProps): boolean {
  const [older, newer] = [before.table, after.table];
  return before.live && after.live && older.viewer === newer.viewer && older.moves < newer.moves;
}
