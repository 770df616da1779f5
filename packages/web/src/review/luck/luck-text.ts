import type { LuckRow } from '@carson/bots';
import type { ReviewWords } from '@carson/words';

/** Less than half a duel more or fewer than expected is no luck, whatever the duels were worth. */
export function duelsText(
  { got: won, expected }: Pick<LuckRow, 'got' | 'expected'>,
  points: number,
  name: string,
  luck: ReviewWords['luck'],
): string {
  if (Math.abs(won - expected) < 0.5) return luck.duelsUsual({ name, won });
  return luck.duels({ name, won, expected, points });
}
