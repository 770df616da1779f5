/** In the first games: what matters the first time something comes up, and a word after a costly move. */
import '../../style/lessons.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tips } from '../../app/settings.ts';
import type { GameId } from '../../games/game-ui.ts';
import type { GuideParts } from '../../shell/guiding.ts';
import { lastOfOthers } from '../../table/own-question.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { useLessonWords } from '../lesson-page.tsx';
import { isGameId } from '../registry.ts';
import { MistakeCard } from './mistake-card.tsx';
import { isOff, isReadAt, markRead, switchOff } from './seen.ts';
import { TipCard } from './tip-card.tsx';
import { type Tip, tipFor } from './tips.ts';
import { useMistake } from './use-mistake.ts';

export function Coach({ table, live, ui, now, isReplay, played, takeBack }: GuideParts): JSX.Element | null {
  const { game } = table;
  const mistake = useMistake(played.value, now);
  useEffect(() => {
    if (now.result !== undefined) switchOff(`${game}/over`);
  }, [now.result !== undefined]);
  if (isReplay) return null;
  if (mistake !== undefined)
    return <MistakeCard key={mistake.played.before.moves} ui={ui} mistake={mistake} takeBack={takeBack} />;
  if (!live || !isGameId(game) || !isForBeginner(table)) return null;
  return <Tips game={game} table={table} />;
}

/** One person among bots who has not finished a game of this kind, and wants to be told. */
function isForBeginner({ game, occupants, clock }: ShownTable): boolean {
  const people = occupants.filter(({ kind }) => kind === 'person').length;
  return tips.value === 'on' && people === 1 && clock.kind === 'none' && !isOff(`${game}/over`);
}

interface TipsProps {
  readonly game: GameId;
  readonly table: ShownTable;
}

/** At most one in a turn: the next one waits for the next time. */
function Tips({ game, table }: TipsProps): JSX.Element | null {
  const texts = useLessonWords(game)?.['coach'];
  const turn = `turn-${lastOfOthers(table)}`;
  const isRead = ({ id }: Tip): boolean => isOff(`${game}/${id}`) || isReadAt(table.table, id);
  const tip = isReadAt(table.table, turn) ? undefined : tipFor(game, table, isRead);
  const said = tip && texts?.[tip.id];
  if (tip === undefined || said === undefined) return null;
  return (
    <TipCard
      key={tip.id}
      tip={tip}
      said={said}
      onRead={() => {
        markRead(table.table, tip.id);
        markRead(table.table, turn);
      }}
      onSwitchOff={() => switchOff(`${game}/${tip.id}`)}
    />
  );
}
