/** In the first games: the first time a kind of question comes up, three sentences say what matters. */
import '../../style/lessons.css';
import type { StepWords } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tips } from '../../app/settings.ts';
import { Art } from '../../art/art.tsx';
import { PersonFace } from '../../art/person-face.tsx';
import type { GameId, TablePartProps } from '../../games/game-ui.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { useLessonWords } from '../lesson-page.tsx';
import { isGameId } from '../registry.ts';
import { isSeen, markSeen } from './seen.ts';

export function Coach({ table, live }: TablePartProps): JSX.Element | null {
  const { game } = table;
  if (!isGameId(game) || !isForBeginner(table)) return null;
  return <CoachFor game={game} table={table} live={live} />;
}

/** One person among bots who has not finished a game of this kind, and wants to be told. */
function isForBeginner({ game, occupants, clock, result }: ShownTable): boolean {
  const people = occupants.filter(({ kind }) => kind === 'person').length;
  useEffect(() => {
    if (result !== undefined) markSeen(`${game}/over`);
  }, [result !== undefined]);
  return tips.value === 'on' && people === 1 && clock.kind === 'none' && !isSeen(`${game}/over`);
}

interface CoachForProps {
  readonly game: GameId;
  readonly table: ShownTable;
  readonly live: boolean;
}

function CoachFor({ game, table, live }: CoachForProps): JSX.Element | null {
  const texts = useLessonWords(game)?.['coach'];
  const asked = live ? table.owed.find(({ seat }) => seat === table.viewer)?.kind : undefined;
  const said = asked === undefined ? undefined : texts?.[asked];
  if (asked === undefined || said === undefined || isSeen(`${game}/${asked}`)) return null;
  return <CoachCard key={asked} said={said} onRead={() => markSeen(`${game}/${asked}`)} />;
}

interface CoachCardProps {
  readonly said: StepWords;
  readonly onRead: () => void;
}

/** Answering the question counts as having read it. */
function CoachCard({ said, onRead }: CoachCardProps): JSX.Element {
  const { lesson } = words.value;
  // On a small screen it stays folded until it is wanted: the table is more important.
  const isOpen = useSignal(!matchMedia('(max-width: 820px), (max-height: 500px)').matches);
  useEffect(() => onRead, []);
  return (
    <section class="paper coach" data-open={isOpen.value} aria-label={said['head']}>
      <button
        type="button"
        class="coach-head"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <PersonFace person="nora-quill" />
        <strong>{said['head']}</strong>
      </button>
      <ol class="coach-words">
        {['one', 'two', 'three'].map((part) => (
          <li key={part}>{said[part]}</li>
        ))}
      </ol>
      <div class="coach-foot">
        <button type="button" class="button" onClick={onRead}>
          <Art name="icon-confirm" />
          {lesson.gotIt}
        </button>
        <label class="coach-off">
          <input
            type="checkbox"
            onChange={() => {
              tips.value = 'off';
            }}
          />
          {lesson.noTips}
        </label>
      </div>
    </section>
  );
}
