import type { JSX } from 'preact';
import { hashOf, type Route } from '../app/route.ts';
import { ButtonLink } from '../parts/button.tsx';
import { words } from '../words/words.ts';

interface NotFoundProps {
  readonly text: string;
  /** Where to go instead; to the start if nothing is nearer. */
  readonly back?: { readonly to: Route; readonly label: string };
}

export function NotFound({ text, back }: NotFoundProps): JSX.Element {
  const { to, label } = back ?? { to: { page: 'home' }, label: words.value.shell.home.toStart };
  return (
    <main class="curtain">
      <div class="paper curtain-card">
        <h1>{text}</h1>
        <ButtonLink class="button-main" text={label} href={hashOf(to)} />
      </div>
    </main>
  );
}
