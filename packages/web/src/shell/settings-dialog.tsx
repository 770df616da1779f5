import { LANGUAGES } from '@carson/words';
import type { JSX } from 'preact';
import { LANGUAGE_CODES, language, MOTIONS, motion, playerName, THEMES, theme } from '../app/settings.ts';
import { words } from '../words/words.ts';
import { Choices } from './choices.tsx';
import { Dialog } from './dialog.tsx';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { settings, keys } = words.value.shell;
  return (
    <Dialog title={settings.heading} closeLabel={settings.close} onClose={onClose}>
      <div class="stack">
        <Choices
          label={settings.language}
          values={LANGUAGE_CODES}
          chosen={language.value}
          onChoose={(value) => {
            language.value = value;
          }}
          face={(value) => <span lang={value}>{LANGUAGES[value].name}</span>}
        />
        <Choices
          label={settings.theme}
          values={THEMES}
          chosen={theme.value}
          onChoose={(value) => {
            theme.value = value;
          }}
          face={(value) => settings.themes[value]}
        />
        <Choices
          label={settings.motion}
          values={MOTIONS}
          chosen={motion.value}
          onChoose={(value) => {
            motion.value = value;
          }}
          face={(value) => settings.motions[value]}
        />
        <div class="field">
          <label for="player-name">{settings.name}</label>
          <input
            id="player-name"
            class="text-input"
            maxLength={24}
            value={playerName.value}
            onInput={(event) => {
              playerName.value = event.currentTarget.value;
            }}
          />
        </div>
        <section class="field">
          <h3>{keys.heading}</h3>
          <dl class="keys">
            {Object.values(keys.list).map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
