import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../art/art.tsx';

interface BannerProps {
  readonly text: string;
  readonly children?: ComponentChildren;
}

/** A message or a decision outside the game, under the bar of the table, where it covers nothing. */
export function Banner({ text, children }: BannerProps): JSX.Element {
  return (
    <div class="paper banner" role="status">
      <Art name="icon-info" class="banner-icon" />
      <p>{text}</p>
      {children !== undefined && <div class="banner-actions">{children}</div>}
    </div>
  );
}
