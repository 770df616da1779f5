import { LANGUAGES, type Language } from '@carson/words';
import type { JSX } from 'preact';
import { install, installOffer } from '../../app/install.ts';
import { overlay } from '../../app/overlays.ts';
import { hashOf } from '../../app/route.ts';
import { LANGUAGE_CODES, language } from '../../app/settings.ts';
import { Art } from '../../art/art.tsx';
import { gameUis } from '../../games/registry.ts';
import { words } from '../../words/words.ts';

/** What belongs to both games, once. */
export function HomeFoot(): JSX.Element {
  const { shell } = words.value;
  return (
    <nav class="home-foot" aria-label={shell.title}>
      <button
        type="button"
        class="button home-foot-button"
        onClick={() => {
          overlay.value = { kind: 'rulebook', game: gameUis[0]?.id ?? 'board' };
        }}
      >
        <Art name="icon-book" />
        {shell.rulebook.heading}
      </button>
      <button
        type="button"
        class="button home-foot-button"
        onClick={() => {
          overlay.value = { kind: 'settings' };
        }}
      >
        <Art name="icon-settings" />
        {shell.settings.heading}
      </button>
      <a class="button home-foot-button" href={hashOf({ page: 'record' })}>
        <Art name="icon-trophy" />
        {words.value.record.title}
      </a>
      <label class="home-foot-button home-language">
        <Art name="icon-language" />
        <span class="spoken">{shell.settings.language}</span>
        <select
          value={language.value}
          onChange={(event) => {
            language.value = event.currentTarget.value as Language;
          }}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </select>
      </label>
      {installOffer.value !== undefined && (
        <button type="button" class="button home-foot-button" onClick={() => void install()}>
          <Art name="icon-install" />
          {shell.home.install}
        </button>
      )}
    </nav>
  );
}
