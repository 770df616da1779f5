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
import type { GameId } from '../games/game-ui.ts';
import { SettingChoices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { play } from '../stage/sound.ts';
import { type Words, words } from '../words/words.ts';

interface SettingsDialogProps {
  /** The game on the table; without one the keys of every game are told. */
  readonly game?: string | undefined;
  readonly onClose: () => void;
}

export function SettingsDialog({ game, onClose }: SettingsDialogProps): JSX.Element {
  const { settings } = words.value.shell;
  return (
    <Dialog title={settings.heading} closeLabel={settings.close} onClose={onClose}>
      <div class="stack">
        <SettingChoices
          label={settings.language}
          values={LANGUAGE_CODES}
          setting={language}
          face={(value) => <span lang={value}>{LANGUAGES[value].name}</span>}
        />
        <SettingChoices
          label={settings.theme}
          values={THEMES}
          setting={theme}
          face={(value) => settings.themes[value]}
        />
        <TableChoices />
        <CoachChoices />
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
        <KeyList game={game} />
      </div>
    </Dialog>
  );
}

/** Settings of the table: motion, pauses, confirmations. */
function TableChoices(): JSX.Element {
  const { stage, shell, setup } = words.value;
  return (
    <>
      <SettingChoices
        label={shell.settings.motion}
        hint={stage.paceHint}
        values={MOTIONS}
        setting={motion}
        face={(value) => shell.settings.motions[value]}
      />
      <SettingChoices
        label={stage.waitForMe}
        hint={stage.waitForMeHint}
        values={ON_OFF}
        setting={waitForMe}
        face={(value) => stage.waitForMes[value]}
      />
      <SettingChoices
        label={stage.confirm}
        values={ON_OFF}
        setting={confirm}
        face={(value) => stage.confirms[value]}
      />
      <SettingChoices
        label={setup.inStep.label}
        values={ON_OFF}
        setting={botsInStep}
        face={(value) => setup.inStep[value]}
      />
    </>
  );
}

/** Who explains and who talks. */
function CoachChoices(): JSX.Element {
  const { coach, stage } = words.value;
  const offers = [
    { label: coach.tips, setting: tips },
    { label: coach.mistakes, hint: coach.mistakesHint, setting: mistakes },
    { label: coach.thinking, hint: coach.thinkingHint, setting: thinkingAloud },
    { label: coach.remarks, hint: coach.remarksHint, setting: remarks },
  ];
  return (
    <>
      {offers.map((offer) => (
        <SettingChoices key={offer.label} {...offer} values={ON_OFF} face={(value) => stage.sounds[value]} />
      ))}
    </>
  );
}

function KeyList({ game }: Pick<SettingsDialogProps, 'game'>): JSX.Element {
  const { keys } = words.value.shell;
  return (
    <section class="field">
      <h3>{keys.heading}</h3>
      <p class="hint">{words.value.coach.explains}</p>
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
  );
}

type Keys = Words['shell']['keys'];

function keysOf(game: string | undefined, { list, cards, board }: Keys): readonly Key[] {
  const ofGames: Readonly<Record<GameId, Readonly<Record<string, Key>>>> = { cards, board };
  const shown = Object.entries(ofGames).filter(([id]) => game === undefined || id === game);
  return [list, ...shown.map(([, keys]) => keys)].flatMap((keys) => Object.values(keys));
}

interface Key {
  readonly key: string;
  readonly does: string;
}

function SoundChoices(): JSX.Element {
  const { stage } = words.value;
  const tryOut = (): void => play('coin');
  return (
    <>
      <SettingChoices
        label={stage.sound}
        values={ON_OFF}
        setting={sound}
        onSet={tryOut}
        face={(value) => stage.sounds[value]}
      />
      {sound.value === 'on' && (
        <SettingChoices
          label={stage.volume}
          values={VOLUMES}
          setting={volume}
          onSet={tryOut}
          face={(value) => value}
        />
      )}
    </>
  );
}
