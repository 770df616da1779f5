import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { words } from '../words/words.ts';

export function Lost({ text }: { readonly text: string }): JSX.Element {
  return (
    <main class="curtain">
      <div class="paper curtain-card">
        <h1>{text}</h1>
        <a class="button button-main" href={hashOf({ page: 'home' })}>
          {words.value.shell.home.toStart}
        </a>
      </div>
    </main>
  );
}
