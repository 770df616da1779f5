import { columnOf, parcelAt, rowOf, SIZE } from '@carson/board-game';

const STEPS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The parcel a key leads to; the edge of the map holds. Undefined where the key means something else. */
export function parcelAfter(parcel: number, key: string): number | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const onMap = (at: number): number => Math.min(SIZE - 1, Math.max(0, at));
  return parcelAt(onMap(columnOf(parcel) + step.x), onMap(rowOf(parcel) + step.y));
}
