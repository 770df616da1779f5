const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago" in the reader's language. */
export function ago(moment: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - moment);
  const [unit, length] = UNITS.find(([, least]) => passed >= least) ?? ['second', Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(passed / length), unit);
}

/** "in 3 hours" in the reader's language. */
export function until(moment: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const left = Math.max(60_000, moment - now);
  const [unit, length] = UNITS.find(([, least]) => left >= least) ?? ['minute', 60_000];
  return format.format(Math.round(left / length), unit);
}

/** "24 December" in the reader's language and time zone. */
export function onDay(moment: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(moment);
}

/** "3 hours" in the reader's language; days from two on, because almost two days are not one. */
export function lasting(milliseconds: number, locale: string): string {
  const fits = ([unit, least]: (typeof UNITS)[number]): boolean =>
    milliseconds >= (unit === 'day' ? 2 * least : least);
  const [unit, length] = UNITS.find(fits) ?? ['minute', 60_000];
  const count = Math.max(1, Math.floor(milliseconds / length));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
