/** Colour on a terminal only, and not where NO_COLOR is set. */
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

export type Paint = (style: Style, text: string) => string;

export function paintFor(stream: { readonly isTTY?: boolean | undefined }, env = process.env): Paint {
  const plain = stream.isTTY !== true || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  return plain ? (_style, text) => text : (style, text) => styleText(style, text, { validateStream: false });
}
