import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { closeOverlay, overlay } from './app/overlays.ts';
import { route } from './app/route.ts';
import { Home } from './shell/home/home.tsx';
import { lazy } from './shell/lazy.tsx';
import { NotFound } from './shell/not-found.tsx';
import { NoticeBar } from './shell/notice-bar.tsx';
import type { TablePlan } from './table/start-table.ts';
import { withWords, words } from './words/words.ts';

// What a first visit may never need is fetched when it is wanted: playing at home loads nothing of playing online.
const OnlinePage = lazy(async () => (await withWords('online', import('./online/online.tsx'))).Online);
const LearnPage = lazy(async () => (await import('./lessons/learning.tsx')).Learning);
const Coach = lazy(async () => (await import('./lessons/coach/coach.tsx')).Coach);
const DailyPage = lazy(async () => (await withWords('online', import('./results/daily-page.tsx'))).DailyPage);
const RecordPage = lazy(async () => (await import('./results/record-page.tsx')).RecordPage);
const Remarks = lazy(async () => (await import('./shell/remarks/remarks.tsx')).Remarks);
const ReviewPage = lazy(async () => (await import('./review/review-page.tsx')).ReviewPage);
const RulebookDialog = lazy(async () => (await import('./shell/rulebook-dialog.tsx')).RulebookDialog);
const SettingsDialog = lazy(async () => (await import('./shell/settings-dialog.tsx')).SettingsDialog);
const SetupPage = lazy(async () => (await import('./shell/setup-page.tsx')).SetupPage);
const TablePage = lazy(async () => (await import('./shell/table/table-page.tsx')).TablePage);

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
          onStart={(plan) => void start(at.game, plan)}
        />
      );
    case 'table':
      return (
        <TablePage
          key={at.id}
          id={at.id}
          {...(at.move === undefined ? {} : { move: at.move })}
          guide={(parts) => (
            <>
              <Coach {...parts} />
              <Remarks {...parts} />
            </>
          )}
        />
      );
    case 'daily':
      return <DailyPage key={at.game} game={at.game} />;
    case 'record':
      return <RecordPage />;
    case 'review':
      return <ReviewPage key={`${at.place} ${at.id}`} at={at} />;
    case 'lost':
      return <NotFound text={words.value.shell.home.notFound} />;
    case 'learn':
      return <LearnPage key={at.game} game={at.game} lesson={at.lesson} />;
    default:
      return <OnlinePage at={at} />;
  }
}

async function start(game: string, plan: TablePlan): Promise<void> {
  const { startTable } = await import('./table/start-table.ts');
  await startTable(game, plan);
}

function Overlays(): JSX.Element | null {
  const shown = overlay.value;
  if (shown?.kind === 'settings') return <SettingsDialog game={shown.game} onClose={closeOverlay} />;
  if (shown?.kind !== 'rulebook') return null;
  return <RulebookDialog key={shown.rule} game={shown.game} rule={shown.rule} onClose={closeOverlay} />;
}
