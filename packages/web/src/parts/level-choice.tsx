import type { JSX } from 'preact';
import { BOT_LEVELS, type BotLevel } from '../rules/bot-levels.ts';
import { words } from '../words/words.ts';
import { Choices } from './choices.tsx';

interface LevelChoiceProps {
  readonly chosen: BotLevel;
  readonly onChoose: (level: BotLevel) => void;
}

/** How well a bot plays. */
export function LevelChoice({ chosen, onChoose }: LevelChoiceProps): JSX.Element {
  const { setup } = words.value.shell;
  return (
    <Choices
      label={setup.level}
      hint={setup.levelHint}
      values={BOT_LEVELS}
      chosen={chosen}
      onChoose={onChoose}
      face={(level) => setup.botNames[level]}
    />
  );
}
