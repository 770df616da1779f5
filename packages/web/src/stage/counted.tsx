import type { JSX } from 'preact';

interface CountedProps {
  readonly value: number;
  /** How the number is said; '$12' of 12. */
  readonly said?: (value: number) => string;
}

/** A number that counts to its new value on the screen; its text is the new value at once. */
export function Counted({ value, said = String }: CountedProps): JSX.Element {
  const text = said(value);
  const digits = String(Math.abs(value));
  const at = text.indexOf(digits);
  return (
    <span class="counted">
      <span class="spoken">{text}</span>
      <span
        class="counted-number"
        style={{ '--counted': Math.abs(value) }}
        data-before={text.slice(0, at)}
        data-after={text.slice(at + digits.length)}
      />
    </span>
  );
}
