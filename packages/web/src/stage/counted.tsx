import type { JSX } from 'preact';

interface CountedProps {
  readonly value: number;
  /** How the number is said; '$12' of 12. */
  readonly said?: (value: number) => string;
}

/** A number that counts to its new value on the screen; its text is the new value at once. */
export function Counted({ value, said = String }: CountedProps): JSX.Element {
  const digits = String(Math.abs(value));
  const size = said(Math.abs(value));
  const at = size.indexOf(digits);
  return (
    <span class="counted">
      <span class="spoken">{said(value)}</span>
      <span
        class="counted-number"
        style={{ '--counted': value }}
        data-before={size.slice(0, at)}
        data-after={size.slice(at + digits.length)}
      />
    </span>
  );
}
