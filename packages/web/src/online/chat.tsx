import { type ChatLine, LIMITS, type TableUpdate as ServerTable } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import { notice } from '../shell/overlays.ts';
import { report } from '../shell/report.ts';
import { words } from '../words/words.ts';
import { ask } from './api.ts';
import { personName } from './names.ts';
import type { OnlineLink } from './online-link.ts';
import { me } from './session.ts';

interface ChatProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
}

/** What is said at a table. Whoever sits there, and its host, may talk. */
export function Chat({ link, table }: ChatProps): JSX.Element {
  const { online } = words.value;
  const list = useRef<HTMLOListElement>(null);
  const text = useSignal('');
  const lines = link.lines.value;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const mayTalk = table.viewer !== 'spectator' || table.host === me.value?.id;
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
          <ChatRow key={line.id} line={line} link={link} />
        ))}
      </ol>
      {mayTalk && (
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
            <Art name="icon-confirm" />
          </button>
        </form>
      )}
    </section>
  );
}

function ChatRow({ line, link }: { readonly line: ChatLine; readonly link: OnlineLink }): JSX.Element {
  const { online } = words.value;
  const { person } = line;
  const name = personName(person, words.value);
  const mute = async (): Promise<void> => {
    const muted = await ask('mute', { params: { id: person.id } });
    report(muted);
    if (!muted.ok) return;
    await link.readAgain();
    notice.value = { text: online.chat.muted(name) };
  };
  return (
    <li class="chat-line">
      <p>
        <strong>{name}</strong> {line.text}
      </p>
      {person.id !== me.value?.id && (
        <details class="chat-more">
          <summary aria-label={online.chat.more(name)} title={online.chat.more(name)}>
            <Art name="icon-menu" />
          </summary>
          <div class="chat-actions">
            <button type="button" class="button button-quiet" onClick={() => void mute()}>
              <Art name="icon-sound-off" />
              {online.chat.mute}
            </button>
            <ReportForm line={line} />
          </div>
        </details>
      )}
    </li>
  );
}

/** What whoever runs the server should look into, and why. */
function ReportForm({ line }: { readonly line: ChatLine }): JSX.Element {
  const { chat } = words.value.online;
  const reason = useSignal('');
  const complain = async (): Promise<void> => {
    const reported = await ask('report', { params: { id: line.id }, body: { reason: reason.value } });
    report(reported);
    if (!reported.ok) return;
    reason.value = '';
    notice.value = { text: chat.reported };
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
      <button type="submit" class="button button-quiet">
        <Art name="icon-warning" />
        {chat.report}
      </button>
    </form>
  );
}
