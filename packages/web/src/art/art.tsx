import type { JSX } from 'preact';

interface ArtProps {
  /** As the sprite names it: 'element-mine', 'icon-undo', … */
  readonly name: string;
  /** What it says to people who do not see it; without, it is decoration. */
  readonly label?: string;
  readonly class?: string;
  readonly viewBox?: string;
}

/** A drawing that fills the box its class gives it. */
export function Art({ name, label, class: className = '', viewBox }: ArtProps): JSX.Element {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`art ${className}`} {...(viewBox === undefined ? {} : { viewBox })} {...named}>
      <use href={`#${name}`} />
    </svg>
  );
}

interface PlacedArtProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A drawing inside a larger picture, in that picture's units. */
export function PlacedArt({ name, x, y, size }: PlacedArtProps): JSX.Element {
  return <use href={`#${name}`} x={x} y={y} width={size} height={size} />;
}
