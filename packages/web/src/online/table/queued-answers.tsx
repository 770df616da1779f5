/** At a correspondence table: answers that the viewer gives before the question is asked. Only they see them. */
import { type GameCommand, type QueueOffer, queueOffers, seedRandom } from '@carson/engine';
import type { QueuedAnswerShown } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLoaded } from '../../app/use-loaded.ts';
import type { TableUi } from '../../games/game-ui.ts';
import { Button } from '../../parts/button.tsx';
import { loadRules } from '../../rules/registry.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { type Texts, words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import type { OnlineLink } from '../connection/online-link.ts';
import { askOrReport } from '../connection/report.ts';
import { QueueDialog, stopText } from './queue-dialog.tsx';

interface QueuedAnswersProps {
  readonly link: Pick<OnlineLink, 'queuedNews'>;
  readonly table: ShownTable;
  readonly ui: TableUi;
}

export function QueuedAnswers({ link, table, ui }: QueuedAnswersProps): JSX.Element | null {
  const { queued } = words.value;
  const answers = useSignal<readonly QueuedAnswerShown[]>([]);
  const offers = useLoaded(() => offersAt(table), [table.moves, table.owed]) ?? [];
  const isOpen = useSignal(false);
  useEffect(() => {
    void ask('queuedAnswers', { params: { table: table.table } }).then((read) => {
      if (read.ok) answers.value = read.value.answers;
    });
  }, [table.table, link.queuedNews.value]);

  const open = (is: boolean): void => {
    isOpen.value = is;
  };
  const keep = async (offer: QueueOffer, stops: readonly string[]): Promise<void> => {
    const { question, command } = offer;
    const kept = await askOrReport('queueAnswer', {
      params: { table: table.table },
      body: { question, command, stops: [...stops] },
    });
    if (kept !== undefined) answers.value = kept.answers;
    open(false);
  };
  const withdraw = async (question: string): Promise<void> => {
    const left = await askOrReport('withdrawAnswer', { params: { table: table.table, question } });
    if (left !== undefined) answers.value = left.answers;
  };

  if (answers.value.length === 0 && offers.length === 0) return null;
  return (
    <div class="queued">
      {answers.value.map((answer) => (
        <QueuedAnswerRow key={answer.question} answer={answer} table={table} ui={ui} onWithdraw={withdraw} />
      ))}
      {offers.length > 0 && (
        <Button class="button-quiet" icon="icon-clock" text={queued.open} onClick={() => open(true)} />
      )}
      {isOpen.value && (
        <QueueDialog
          offers={offers}
          nameOf={({ command }) => nameOf(command, table, ui)}
          onKeep={(offer, stops) => void keep(offer, stops)}
          onClose={() => open(false)}
        />
      )}
    </div>
  );
}

interface QueuedAnswerRowProps extends Omit<QueuedAnswersProps, 'link'> {
  readonly answer: QueuedAnswerShown;
  readonly onWithdraw: (question: string) => Promise<void>;
}

/** An answer that waits, or why one was not given. */
export function QueuedAnswerRow({ answer, table, ui, onWithdraw }: QueuedAnswerRowProps): JSX.Element {
  const { queued } = words.value;
  const { question, command, stops, dropped } = answer;
  const name = nameOf(command, table, ui);
  const isDropped = dropped !== undefined;
  return (
    <div class="queued-answer" role="status" data-dropped={isDropped}>
      <p>
        {isDropped ? queued.dropped({ answer: name, why: whyOf(dropped) }) : queued.waiting({ answer: name })}
        {!isDropped && stops.length > 0 && ` ${queued.conditions({ stops: stops.map(stopText) })}`}
      </p>
      <Button text={isDropped ? queued.putAway : queued.withdraw} onClick={() => void onWithdraw(question)} />
    </div>
  );
}

function nameOf(command: GameCommand, table: ShownTable, ui: TableUi): string {
  return ui.queuedName?.(command, words.value) ?? ui.moveName(command, table, words.value);
}

function whyOf(because: string): string {
  const { why } = words.value.queued;
  const known: Texts = why;
  return known[because] ?? why.refused;
}

/** The page has no state, but one that fits the view: what can be queued follows from what is open. */
async function offersAt({ game, view, viewer, owed }: ShownTable): Promise<readonly QueueOffer[]> {
  if (viewer === 'spectator' || owed.some(({ seat }) => seat === viewer)) return [];
  const rules = await loadRules(game);
  if (rules === undefined) return [];
  return queueOffers({ game: rules.game, state: rules.game.imagine(view, seedRandom('queue')) }, viewer);
}
