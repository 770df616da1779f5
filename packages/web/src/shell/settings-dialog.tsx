import { LANGUAGES } from '@carson/words';
import type { JSX } from 'preact';
import {
  botsInStep,
  confirm,
  LANGUAGE_CODES,
  language,
  MOTIONS,
  mistakes,
  motion,
  ON_OFF,
  playerName,
  remarks,
  sound,
  THEMES,
  theme,
  thinkingAloud,
  tips,
  VOLUMES,
  volume,
  waitForMe,
} from '../app/settings.ts';
import { Choices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { play } from '../stage/sound.ts';
import { type Words, words } from '../words/words.ts';

interface SettingsDialogProps {
  /** The game on the table; without one the keys of every game are told. */
  readonly game?: string | undefined;
  readonly onClose: () => void;
}

export function SettingsDialog({ game, onClose }: SettingsDialogProps): JSX.Element {
  const { stage } = words.value;
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
        <Choices
          label={stage.waitForMe}
          values={ON_OFF}
          chosen={waitForMe.value}
          onChoose={(value) => {
            waitForMe.value = value;
          }}
          face={(value) => stage.waitForMes[value]}
        />
        <Choices
          label={stage.confirm}
          values={ON_OFF}
          chosen={confirm.value}
          onChoose={(value) => {
            confirm.value = value;
          }}
          face={(value) => stage.confirms[value]}
        />
        <Choices
          label={words.value.setup.inStep.label}
          values={ON_OFF}
          chosen={botsInStep.value}
          onChoose={(value) => {
            botsInStep.value = value;
          }}
          face={(value) => words.value.setup.inStep[value]}
        />
        <Choices
          label={words.value.coach.tips}
          values={ON_OFF}
          chosen={tips.value}
          onChoose={(value) => {
            tips.value = value;
          }}
          face={(value) => stage.sounds[value]}
        />
        <Choices
          label={words.value.coach.mistakes}
          hint={words.value.coach.mistakesHint}
          values={ON_OFF}
          chosen={mistakes.value}
          onChoose={(value) => {
            mistakes.value = value;
          }}
          face={(value) => stage.sounds[value]}
        />
        <Choices
          label={words.value.coach.thinking}
          hint={words.value.coach.thinkingHint}
          values={ON_OFF}
          chosen={thinkingAloud.value}
          onChoose={(value) => {
            thinkingAloud.value = value;
          }}
          face={(value) => stage.sounds[value]}
        />
        <Choices
          label={words.value.coach.remarks}
          hint={words.value.coach.remarksHint}
          values={ON_OFF}
          chosen={remarks.value}
          onChoose={(value) => {
            remarks.value = value;
          }}
          face={(value) => stage.sounds[value]}
        />
        <SoundChoices />
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
            {keysOf(game, keys).map(({ key, does }) => (
              <div key={does}>
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

type Keys = Words['shell']['keys'];

function keysOf(game: string | undefined, { list, cards, board }: Keys): readonly Key[] {
  return [
    ...Object.values(list),
    ...(game === 'board' ? [] : Object.values(cards)),
    ...(game === 'cards' ? [] : Object.values(board)),
  ];
}

interface Key {
  readonly key: string;
  readonly does: string;
}

function SoundChoices(): JSX.Element {
  const { stage } = words.value;
  return (
    <>
      <Choices
        label={stage.sound}
        values={ON_OFF}
        chosen={sound.value}
        onChoose={(value) => {
          sound.value = value;
          play('coin');
        }}
        face={(value) => stage.sounds[value]}
      />
      {sound.value === 'on' && (
        <Choices
          label={stage.volume}
          values={VOLUMES}
          chosen={volume.value}
          onChoose={(value) => {
            volume.value = value;
            play('coin');
          }}
          face={(value) => value}
        />
      )}
    </>
  );
}
