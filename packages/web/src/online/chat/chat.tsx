import { type ChatLine, LIMITS, type Person, type TableUpdate as ServerTable } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { notice } from '../../app/overlays.ts';
import { Art } from '../../art/art.tsx';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import type { OnlineLink } from '../connection/online-link.ts';
import { askOrReport, report } from '../connection/report.ts';
import { me } from '../connection/session.ts';
import { markedAt, nameAt, personName } from '../parts/names.ts';
import { markRead } from './chat-read.ts';

interface ChatProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
}

/** The chat of a table. Its players and its host may write. */
export function Chat({ link, table }: ChatProps): JSX.Element {
  const { online } = words.value;
  const list = useRef<HTMLOListElement>(null);
  const text = useSignal('');
  const lines = link.lines.value;
  const last = lines.at(-1);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    if (last !== undefined) markRead(table.table, last.at);
  }, [last?.id]);
  const mayChat = table.viewer !== 'spectator' || table.host === me.value?.id;
  const say = async (): Promise<void> => {
    const said = text.value.trim();
    if (said === '') return;
    text.value = '';
    const outcome = await link.say(said);
    report(outcome);
    if (!outcome.ok && text.value === '') text.value = said;
  };
  return (
    <section class="chat" aria-label={online.chat.heading}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol class="chat-lines" ref={list} tabIndex={0} aria-live="polite">
        {lines.length === 0 && <li class="hint">{online.chat.silence}</li>}
        {lines.map((line) => (
          <ChatRow key={line.id} line={line} link={link} table={table} />
        ))}
      </ol>
      {mayChat && (
        <form
          class="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            void say();
          }}
        >
          <input
            class="text-input"
            aria-label={online.chat.say}
            placeholder={online.chat.say}
            maxLength={LIMITS.chat}
            autocomplete="off"
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <button
            type="submit"
            class="button button-icon"
            aria-label={online.chat.send}
            title={online.chat.send}
          >
            <Art name="icon-forward" />
          </button>
        </form>
      )}
    </section>
  );
}

/** The chat on a page around the table. */
export function ChatPart(props: ChatProps): JSX.Element {
  return (
    <section class="paper online-part">
      <h2>{words.value.online.chat.heading}</h2>
      <Chat {...props} />
    </section>
  );
}

function ChatRow({ line, link, table }: ChatProps & { readonly line: ChatLine }): JSX.Element {
  const { online } = words.value;
  const isOpen = useSignal(false);
  const actions = useRef<HTMLDivElement>(null);
  const name = nameAt(table, line.person, words.value);
  useEffect(() => actions.current?.scrollIntoView({ block: 'nearest' }), [isOpen.value]);
  return (
    <li class="chat-line">
      <p>
        <strong>{markedAt(table, line.person, words.value)}</strong> {line.text}
      </p>
      {line.person.id !== me.value?.id && (
        <Button
          class="button-quiet button-icon chat-more"
          icon="icon-menu"
          label={online.chat.more({ name })}
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        />
      )}
      {isOpen.value && (
        <div class="chat-actions" ref={actions}>
          <Button
            icon="icon-sound-off"
            text={online.chat.mute}
            onClick={() => void mute(line.person, link)}
          />
          <ReportForm
            line={line}
            onReported={() => {
              isOpen.value = false;
            }}
          />
        </div>
      )}
    </li>
  );
}

async function mute(person: Person, link: OnlineLink): Promise<void> {
  const muted = await askOrReport('mute', { params: { id: person.id } });
  if (muted === undefined) return;
  await link.readAgain();
  notice.value = { text: words.value.online.chat.muted({ name: personName(person, words.value) }) };
}

interface ReportFormProps {
  readonly line: ChatLine;
  readonly onReported: () => void;
}

/** A report of a chat line to the operators, with a reason. */
function ReportForm({ line, onReported }: ReportFormProps): JSX.Element {
  const { chat } = words.value.online;
  const reason = useSignal('');
  const complain = async (): Promise<void> => {
    const reported = await askOrReport('report', { params: { id: line.id }, body: { reason: reason.value } });
    if (reported === undefined) return;
    notice.value = { text: chat.reported };
    onReported();
  };
  return (
    <form
      class="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        void complain();
      }}
    >
      <input
        class="text-input"
        aria-label={chat.reason}
        placeholder={chat.reason}
        required
        maxLength={LIMITS.report}
        autocomplete="off"
        value={reason.value}
        onInput={(event) => {
          reason.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button">
        <Art name="icon-warning" />
        {chat.report}
      </button>
    </form>
  );
}
