import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { ButtonLink } from '../parts/button.tsx';
import { words } from '../words/words.ts';

export function ResultsHead({ title }: { readonly title: string }): JSX.Element {
  return (
    <header class="results-head">
      <ButtonLink
        class="button-quiet button-icon"
        icon="icon-home"
        href={hashOf({ page: 'home' })}
        aria-label={words.value.shell.home.toStart}
      />
      <h1>{title}</h1>
    </header>
  );
}
