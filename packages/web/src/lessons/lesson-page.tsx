import type { LessonWords } from '@carson/words';
import { explain } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { language, playerName } from '../app/settings.ts';
import { randomToken } from '../app/token.ts';
import { useLoaded } from '../app/use-loaded.ts';
import type { GameId, TableUi } from '../games/game-ui.ts';
import { gameUi } from '../games/registry.ts';
import { loadRules } from '../rules/registry.ts';
import { NotFound } from '../shell/not-found.tsx';
import { SeatedTable } from '../shell/table/table-page.tsx';
import { linkToWorker } from '../table/table-link.ts';
import { words } from '../words/words.ts';
import { Guide } from './guide.tsx';
import { Progress } from './progress-dots.tsx';
import { loadLessons, loadLessonWords } from './registry.ts';
import { createRun, type LessonRun } from './run.ts';

interface LessonPageProps {
  readonly game: GameId;
  readonly lesson: string;
}

interface Opened {
  readonly run: LessonRun;
  readonly ui: TableUi;
}

export function LessonPage({ game, lesson }: LessonPageProps): JSX.Element | null {
  const link = useMemo(() => linkToWorker(), []);
  const opened = useSignal<Opened | string | undefined>(undefined);
  const texts = useLessonWords(game);
  useEffect(() => {
    void open().then(
      (value) => {
        opened.value = value;
      },
      () => {
        opened.value = words.peek().shell.errors.damaged;
      },
    );
    return link.close;
  }, []);

  const open = async (): Promise<Opened | string> => {
    const [lessons, rules, ui] = await Promise.all([
      loadLessons(game),
      loadRules(game),
      gameUi(game)?.loadTable(),
    ]);
    const wanted = lessons.find(({ id }) => id === lesson);
    if (wanted === undefined || rules === undefined || ui === undefined)
      return words.peek().shell.home.notFound;
    const run = createRun({
      lesson: wanted,
      game: rules.game,
      link,
      id: randomToken(8),
      learner: playerName.peek() || words.peek().shell.setup.you,
      now: Date.now(),
    });
    const answer = await run.open();
    return answer.ok ? { run, ui } : explain(answer.refusal, words.peek());
  };

  if (typeof opened.value === 'string') return <NotFound text={opened.value} />;
  if (opened.value === undefined || texts === undefined || link.update.value === undefined) return null;
  const { run, ui } = opened.value;
  const said = texts[run.lesson.id] ?? {};
  return (
    <SeatedTable
      ui={ui}
      link={run.link}
      id={run.id}
      guide={(parts) => <Guide run={run} texts={said} parts={parts} />}
      frame={{
        leaveTo: { page: 'learn', game },
        hint: undefined,
        barParts: <Progress run={run} texts={said} />,
      }}
    />
  );
}

/** What is said in the lessons of a game, in the language of the page. */
export function useLessonWords(game: GameId): LessonWords | undefined {
  return useLoaded(() => loadLessonWords(game, language.value), [game, language.value]);
}
