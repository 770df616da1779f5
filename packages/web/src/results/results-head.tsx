import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import { words } from '../words/words.ts';

export function ResultsHead({ title }: { readonly title: string }): JSX.Element {
  return (
    <header class="results-head">
      <a
        class="button button-quiet button-icon"
        href={hashOf({ page: 'home' })}
        aria-label={words.value.shell.home.toStart}
      >
        <Art name="icon-home" />
      </a>
      <h1>{title}</h1>
    </header>
  );
}
