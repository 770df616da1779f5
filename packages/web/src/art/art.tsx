import type { JSX } from 'preact';
import { memo } from './memo.ts';

let portraitWanted: () => void = () => undefined;

/** Calls this whenever a portrait is drawn: they are loaded when the first one is, and not before. */
export function whenPortraitWanted(load: () => void): void {
  portraitWanted = load;
}

interface ArtProps {
  /** As the sprite names it: 'element-mine', 'icon-undo', … */
  readonly name: string;
  /** What it says to people who do not see it; without, it is decoration. */
  readonly label?: string;
  readonly class?: string;
  readonly viewBox?: string;
  /** What explains it, where it is an element of a table. */
  readonly explained?: string;
}

/** A drawing that fills the box its class gives it. */
export const Art = memo(function Art({
  name,
  label,
  class: className = '',
  viewBox,
  explained,
}: ArtProps): JSX.Element {
  const named = {
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }),
    ...(explained === undefined ? {} : { 'data-explain': explained }),
  };
  if (isStamp(name))
    return (
      <svg class={`art ${className}`} viewBox="0 0 100 100" {...named}>
        {stamp({ name, x: 0, y: 0, size: 100 })}
      </svg>
    );
  return (
    <svg class={`art ${className}`} {...(viewBox === undefined ? {} : { viewBox })} {...named}>
      <use href={`#${name}`} />
    </svg>
  );
});

interface PlacedArtProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A drawing inside a larger picture, in that picture's units. */
export const PlacedArt = memo(function PlacedArt(props: PlacedArtProps): JSX.Element {
  const { name, x, y, size } = props;
  if (isStamp(name)) return stamp(props);
  return <use href={`#${name}`} x={x} y={y} width={size} height={size} />;
});

/** Elements, characters and the land take no colour from where they stand: the sprite holds them as markers. */
function isStamp(name: string): boolean {
  return /^(element|character|land)-/.test(name);
}

/**
 * A marker, drawn at the start of a line that is not. The browser keeps its twenty shapes once, where `<use>` clones,
 * styles and lays them out in every place. It comes out as large as the line is wide.
 */
function stamp({ name, x, y, size }: PlacedArtProps): JSX.Element {
  if (name.startsWith('character-')) portraitWanted();
  return <path d={`M${x} ${y}h1`} stroke="none" stroke-width={size} marker-start={`url(#${name})`} />;
}
