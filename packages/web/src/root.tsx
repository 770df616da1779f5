import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { closeOverlay, overlay } from './app/overlays.ts';
import { type OnlineRoute, route } from './app/route.ts';
import { Home } from './shell/home.tsx';
import { Lost } from './shell/lost.tsx';
import { NoticeBar } from './shell/notice-bar.tsx';
import { RulebookDialog } from './shell/rulebook-dialog.tsx';
import { SettingsDialog } from './shell/settings-dialog.tsx';
import { SetupPage } from './shell/setup-page.tsx';
import { TablePage } from './shell/table-page.tsx';
import { startTable } from './table/start-table.ts';
import { words } from './words/words.ts';

export function App(): JSX.Element {
  // What lies over a page belongs to it.
  useEffect(closeOverlay, [route.value]);
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
      return (
        <SetupPage
          key={at.game}
          game={at.game}
          place="here"
          leaveTo={{ page: 'home' }}
          onStart={(plan) => void startTable(at.game, plan)}
        />
      );
    case 'table':
      return <TablePage key={at.id} id={at.id} {...(at.move === undefined ? {} : { move: at.move })} />;
    case 'lost':
      return <Lost text={words.value.shell.home.notFound} />;
    default:
      return <OnlinePage at={at} />;
  }
}

/** Loaded when somebody goes online: who plays at home pays nothing for it. */
function OnlinePage({ at }: { readonly at: OnlineRoute }): JSX.Element | null {
  const loaded = useSignal<{ readonly Online: ComponentType<{ readonly at: OnlineRoute }> } | undefined>(
    undefined,
  );
  useEffect(() => {
    void import('./online/online.tsx').then(({ Online }) => {
      loaded.value = { Online };
    });
  }, []);
  return loaded.value === undefined ? null : <loaded.value.Online at={at} />;
}

function Overlays(): JSX.Element | null {
  const shown = overlay.value;
  if (shown?.kind === 'settings') return <SettingsDialog onClose={closeOverlay} />;
  if (shown?.kind !== 'rulebook') return null;
  return (
    <RulebookDialog
      key={shown.rule}
      game={shown.game}
      {...(shown.rule === undefined ? {} : { rule: shown.rule })}
      onClose={closeOverlay}
    />
  );
}
