import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';

/** Marks the stop of Main Street that is being resolved. */
export function Lantern(): JSX.Element {
  return (
    <span class="lantern" data-slide="lantern" data-explain="piece:lantern" aria-hidden="true">
      <Art name="piece-lantern" />
    </span>
  );
}
