import type { JSX } from 'preact';
import { useLoaded } from '../app/use-loaded.ts';
import type { SetupProps } from '../games/game-ui.ts';
import { gameUi } from '../games/registry.ts';
import { words } from '../words/words.ts';
import { ExplainingCard } from './explain/explain-card.tsx';
import { NotFound } from './not-found.tsx';

/** The set-up that a game brings. */
export function SetupPage({ game, ...props }: SetupProps & { readonly game: string }): JSX.Element | null {
  const ui = gameUi(game);
  const loaded = useLoaded(() => ui && Promise.all([ui.loadSetup(), ui.loadExplaining()]), [game]);
  if (ui === undefined) return <NotFound text={words.value.shell.home.notFound} />;
  if (loaded === undefined) return null;
  const [Setup, explain] = loaded;
  return (
    <>
      <Setup {...props} />
      <ExplainingCard game={game} explain={(mark) => explain(mark, words.value)} />
    </>
  );
}
