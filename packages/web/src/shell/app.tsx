import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { route } from '../app/route.ts';
import { gameUi, gameUis } from '../games/registry.ts';
import { words } from '../words/words.ts';
import { Home } from './home.tsx';
import { Lost } from './lost.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { closeOverlay, overlay } from './overlays.ts';
import { RulebookDialog } from './rulebook-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TablePage } from './table-page.tsx';

export function App(): JSX.Element {
  return (
    <>
      <Page />
      <Overlays />
      <NoticeBar />
    </>
  );
}

function Page(): JSX.Element {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <Home />;
    case 'setup':
      return <SetupPage key={at.game} game={at.game} />;
    case 'table':
      return <TablePage key={at.id} id={at.id} />;
    case 'lost':
      return <Lost text={words.value.shell.home.notFound} />;
  }
}

function SetupPage({ game }: { readonly game: string }): JSX.Element | null {
  const loaded = useSignal<{ readonly Setup: ComponentType } | undefined>(undefined);
  const ui = gameUi(game);
  useEffect(() => {
    void ui?.loadSetup().then((Setup) => {
      loaded.value = { Setup };
    });
  }, [game]);
  if (ui === undefined) return <Lost text={words.value.shell.home.notFound} />;
  return loaded.value === undefined ? null : <loaded.value.Setup />;
}

function Overlays(): JSX.Element | null {
  const shown = overlay.value;
  if (shown?.kind === 'settings') return <SettingsDialog onClose={closeOverlay} />;
  if (shown?.kind !== 'rulebook') return null;
  const game = shown.game || (gameUis[0]?.id ?? '');
  return (
    <RulebookDialog
      key={shown.rule}
      game={game}
      {...(shown.rule === undefined ? {} : { rule: shown.rule })}
      onClose={closeOverlay}
    />
  );
}
