import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { closeOverlay, overlay } from './app/overlays.ts';
import { route } from './app/route.ts';
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
    case 'learn':
      return (
        <LearnRoom key={at.game} game={at.game} {...(at.lesson === undefined ? {} : { lesson: at.lesson })} />
      );
    default:
      return <OnlineRoom at={at} />;
  }
}

const OnlineRoom = loadedLate(async () => (await import('./online/online.tsx')).Online);
const LearnRoom = loadedLate(async () => (await import('./lessons/learning.tsx')).Learning);

/** A part of the page that is loaded when somebody goes there: the others pay nothing for it. */
function loadedLate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  return (props) => {
    const loaded = useSignal<{ readonly Part: ComponentType<Props> } | undefined>(undefined);
    useEffect(() => {
      void load().then((Part) => {
        loaded.value = { Part };
      });
    }, []);
    return loaded.value === undefined ? null : <loaded.value.Part {...props} />;
  };
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
