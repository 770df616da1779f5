import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ExplainContent, SetupProps } from '../games/game-ui.ts';
import { gameUi } from '../games/registry.ts';
import { words } from '../words/words.ts';
import { ExplainingCard } from './explain/explain-card.tsx';
import { NotFound } from './not-found.tsx';

interface Loaded {
  readonly Setup: ComponentType<SetupProps>;
  readonly explain: ExplainContent;
}

/** The set-up that a game brings. */
export function SetupPage({ game, ...props }: SetupProps & { readonly game: string }): JSX.Element | null {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const ui = gameUi(game);
  useEffect(() => {
    if (ui === undefined) return;
    void Promise.all([ui.loadSetup(), ui.loadExplaining()]).then(([Setup, explain]) => {
      loaded.value = { Setup, explain };
    });
  }, [game]);
  if (ui === undefined) return <NotFound text={words.value.shell.home.notFound} />;
  if (loaded.value === undefined) return null;
  const { Setup, explain } = loaded.value;
  return (
    <>
      <Setup {...props} />
      <ExplainingCard game={game} explain={(mark) => explain(mark, words.value)} />
    </>
  );
}
