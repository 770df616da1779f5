/** "−6", "0", "12": with the sign that stands as high and as wide as the plus. */
export function pointsText(points: number): string {
  return `${points}`.replace('-', '−');
}
