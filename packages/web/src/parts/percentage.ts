/** Making a format takes longer than drawing what it says. */
const formats = new Map<string, Intl.NumberFormat>();

/** "58%", or "58 %" where the language writes it so. */
export function percentage(percent: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent' });
  formats.set(locale, format);
  return format.format(percent / 100);
}
