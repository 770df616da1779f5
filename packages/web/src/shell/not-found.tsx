import type { JSX } from 'preact';
import { hashOf, type Route } from '../app/route.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { words } from '../words/words.ts';

interface NotFoundProps {
  readonly text: string;
  /** Where to go instead; to the start if nothing is nearer. */
  readonly back?: { readonly to: Route; readonly label: string };
  /** What can be done about it. */
  readonly instead?: { readonly label: string; readonly onClick: () => void };
}

export function NotFound({ text, back, instead }: NotFoundProps): JSX.Element {
  const { to, label } = back ?? { to: { page: 'home' }, label: words.value.shell.home.toStart };
  return (
    <main class="curtain">
      <div class="paper curtain-card">
        <h1>{text}</h1>
        {instead !== undefined && (
          <Button class="button-main" text={instead.label} onClick={instead.onClick} />
        )}
        <ButtonLink class={instead === undefined ? 'button-main' : ''} text={label} href={hashOf(to)} />
      </div>
    </main>
  );
}
