import { LANGUAGES } from '@carson/words';
import type { JSX } from 'preact';
import { install, installOffer } from '../../app/install.ts';
import { overlay } from '../../app/overlays.ts';
import { hashOf } from '../../app/route.ts';
import { LANGUAGE_CODES, language } from '../../app/settings.ts';
import { Art } from '../../art/art.tsx';
import { gameUis } from '../../games/registry.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Select } from '../../parts/select.tsx';
import { words } from '../../words/words.ts';

/** What belongs to both games, once. */
export function HomeFoot(): JSX.Element {
  const { shell } = words.value;
  return (
    <nav class="home-foot" aria-label={shell.title}>
      <Button
        class="home-foot-button"
        icon="icon-book"
        text={shell.rulebook.heading}
        onClick={() => {
          overlay.value = { kind: 'rulebook', game: gameUis[0]?.id ?? 'board' };
        }}
      />
      <Button
        class="home-foot-button"
        icon="icon-settings"
        text={shell.settings.heading}
        onClick={() => {
          overlay.value = { kind: 'settings' };
        }}
      />
      <ButtonLink
        class="home-foot-button"
        icon="icon-trophy"
        text={words.value.record.title}
        href={hashOf({ page: 'record' })}
      />
      <Select
        label={shell.settings.language}
        class="home-foot-button home-language"
        values={LANGUAGE_CODES}
        chosen={language.value}
        face={(code) => LANGUAGES[code].name}
        langOf={(code) => code}
        onChoose={(code) => {
          language.value = code;
        }}
      >
        <Art name="icon-language" />
      </Select>
      {installOffer.value !== undefined && (
        <Button
          class="home-foot-button"
          icon="icon-install"
          text={shell.home.install}
          onClick={() => void install()}
        />
      )}
    </nav>
  );
}
