import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SetupProps } from '../games/game-ui.ts';
import { gameUi } from '../games/registry.ts';
import { words } from '../words/words.ts';
import { Lost } from './lost.tsx';

/** The set-up that a game brings. */
export function SetupPage({ game, ...props }: SetupProps & { readonly game: string }): JSX.Element | null {
  const loaded = useSignal<{ readonly Setup: ComponentType<SetupProps> } | undefined>(undefined);
  const ui = gameUi(game);
  useEffect(() => {
    void ui?.loadSetup().then((Setup) => {
      loaded.value = { Setup };
    });
  }, [game]);
  if (ui === undefined) return <Lost text={words.value.shell.home.notFound} />;
  return loaded.value === undefined ? null : <loaded.value.Setup {...props} />;
}
