import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../../words/words.ts';

/** "+4" beside a total that has just changed; it fades by itself. */
export function Gained({ total }: { readonly total: number }): JSX.Element | null {
  const last = useRef({ total, gain: 0, count: 0 });
  if (last.current.total !== total)
    last.current = { total, gain: total - last.current.total, count: last.current.count + 1 };
  const { gain, count } = last.current;
  if (gain === 0) return null;
  return (
    <span key={count} class={gain < 0 ? 'gained lost' : 'gained'} aria-hidden="true">
      {words.value.shell.table.gain({ count: gain })}
    </span>
  );
}
