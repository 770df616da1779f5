import type { LuckRow } from '@carson/bots';
import type { ReviewWords } from '@carson/words';

/** A difference of less than half a duel from the expected number is not called luck, even if the duels were important. */
export function duelsText(
  { got: won, expected }: Pick<LuckRow, 'got' | 'expected'>,
  points: number,
  name: string,
  luck: ReviewWords['luck'],
): string {
  if (Math.abs(won - expected) < 0.5) return luck.duelsUsual({ name, won });
  return luck.duels({ name, won, expected, points });
}
