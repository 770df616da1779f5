import type { ComponentChildren, JSX } from 'preact';
import { words } from '../../words/words.ts';

interface RowProps {
  readonly title: ComponentChildren;
  readonly about?: string;
  readonly children: ComponentChildren;
}

export function Row({ title, about, children }: RowProps): JSX.Element {
  return (
    <li class="saved-row">
      <div class="saved-text">
        <strong>{title}</strong>
        {about !== undefined && <span class="hint profile-about">{about}</span>}
      </div>
      <div class="saved-actions">{children}</div>
    </li>
  );
}

export function when(moment: number): string {
  return new Date(moment).toLocaleString(words.value.locale, { dateStyle: 'medium', timeStyle: 'short' });
}
