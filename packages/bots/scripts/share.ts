/** A share of wins with its 95 % interval by Wilson, in words. */
const Z95 = 1.96;

export function shareWithInterval(share: number, count: number): string {
  const spread = Z95 ** 2 / count;
  const centre = share + spread / 2;
  const reach = Z95 * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  const [least, most] = [centre - reach, centre + reach].map((end) => percent(end / (1 + spread)));
  return `${percent(share)} % (${least} to ${most}) of ${count}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
