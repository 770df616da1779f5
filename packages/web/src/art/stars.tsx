import type { JSX } from 'preact';

const STAR = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 15l-5.3 2.8 1.1-5.9L1.5 7.8l5.9-.8Z';

/** A number of stars out of a total. The words beside them say how many. */
export function Stars({ count, of }: { readonly count: number; readonly of: number }): JSX.Element {
  return (
    <svg class="stars" viewBox={`0 0 ${of * 20} 20`} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <path
          key={at}
          class={at < count ? 'star-full' : 'star-empty'}
          d={STAR}
          transform={`translate(${at * 20})`}
        />
      ))}
    </svg>
  );
}
