/** Where I am logged in, what may act for me, whom I do not hear. */
import {
  LIMITS,
  type NewToken,
  type Person,
  SCOPES,
  type Scope,
  type Session,
  type Token,
} from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { report } from '../shell/report.ts';
import { words } from '../words/words.ts';
import { ask } from './api.ts';
import { personName } from './names.ts';
import { becomes } from './session.ts';

export function ProfileLists(): JSX.Element {
  return (
    <>
      <Sessions />
      <Tokens />
      <Muted />
    </>
  );
}

function Sessions(): JSX.Element {
  const { profile } = words.value.online;
  const sessions = useSignal<readonly Session[]>([]);
  const refresh = async (): Promise<void> => {
    const found = await ask('sessions', {});
    if (found.ok) sessions.value = found.value.sessions;
  };
  useEffect(() => void refresh(), []);
  const end = async ({ id, current }: Session): Promise<void> => {
    const ended = await ask('endSession', { params: { id } });
    report(ended);
    if (ended.ok && current) becomes(undefined);
    else await refresh();
  };
  return (
    <section class="paper online-part" aria-label={profile.sessions}>
      <h2>{profile.sessions}</h2>
      <ul class="saved-list">
        {sessions.value.map((session) => (
          <Row
            key={session.id}
            title={session.current ? profile.thisDevice : profile.otherDevice}
            about={`${when(session.seenAt)} · ${deviceName(session.device)}`}
            action={profile.endSession}
            onAct={() => void end(session)}
          />
        ))}
      </ul>
    </section>
  );
}

function Tokens(): JSX.Element {
  const { profile } = words.value.online;
  const tokens = useSignal<readonly Token[]>([]);
  const made = useSignal<NewToken | undefined>(undefined);
  const label = useSignal('');
  const scopes = useSignal<readonly Scope[]>(SCOPES);
  const refresh = async (): Promise<void> => {
    const found = await ask('tokens', {});
    if (found.ok) tokens.value = found.value.tokens;
  };
  useEffect(() => void refresh(), []);
  const create = async (): Promise<void> => {
    const created = await ask('createToken', { body: { label: label.value, scopes: scopes.value } });
    report(created);
    if (!created.ok) return;
    made.value = created.value;
    label.value = '';
    await refresh();
  };
  const end = async (id: string): Promise<void> => {
    report(await ask('endToken', { params: { id } }));
    await refresh();
  };
  return (
    <section class="paper online-part" aria-label={profile.tokens}>
      <h2>{profile.tokens}</h2>
      <p class="hint">
        {profile.tokensHint} <a href="/api/docs">/api/docs</a>
      </p>
      <ul class="saved-list">
        {tokens.value.map((token) => (
          <Row
            key={token.id}
            title={token.label}
            about={`${when(token.createdAt)} · ${token.scopes.map((scope) => profile.scopes[scope]).join(', ')}`}
            action={profile.endToken}
            onAct={() => void end(token.id)}
          />
        ))}
      </ul>
      {made.value !== undefined && (
        <p role="status" class="token-secret">
          {profile.secretOnce} <code>{made.value.secret}</code>
        </p>
      )}
      <form
        class="online-form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <label class="field">
          <span class="label">{profile.tokenLabel}</span>
          <input
            class="text-input"
            required
            maxLength={LIMITS.label}
            value={label.value}
            onInput={(event) => {
              label.value = event.currentTarget.value;
            }}
          />
        </label>
        <ScopeChoices chosen={scopes.value} onChoose={(wanted) => (scopes.value = wanted)} />
        <button type="submit" class="button" disabled={scopes.value.length === 0}>
          {profile.createToken}
        </button>
      </form>
    </section>
  );
}

interface ScopeChoicesProps {
  readonly chosen: readonly Scope[];
  readonly onChoose: (scopes: readonly Scope[]) => void;
}

function ScopeChoices({ chosen, onChoose }: ScopeChoicesProps): JSX.Element {
  const { profile } = words.value.online;
  return (
    <fieldset class="field choices-field">
      <legend class="label">{profile.mayDo}</legend>
      <div class="choices">
        {SCOPES.map((scope) => (
          <label class="choice" key={scope}>
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              onChange={() =>
                onChoose(
                  chosen.includes(scope) ? chosen.filter((other) => other !== scope) : [...chosen, scope],
                )
              }
            />
            {profile.scopes[scope]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Muted(): JSX.Element | null {
  const { chat } = words.value.online;
  const people = useSignal<readonly Person[]>([]);
  const refresh = async (): Promise<void> => {
    const found = await ask('muted', {});
    if (found.ok) people.value = found.value.people;
  };
  useEffect(() => void refresh(), []);
  if (people.value.length === 0) return null;
  const unmute = async (id: string): Promise<void> => {
    report(await ask('unmute', { params: { id } }));
    await refresh();
  };
  return (
    <section class="paper online-part" aria-label={chat.mutedPeople}>
      <h2>{chat.mutedPeople}</h2>
      <ul class="saved-list">
        {people.value.map((person) => (
          <Row
            key={person.id}
            title={personName(person, words.value)}
            action={chat.unmute}
            onAct={() => void unmute(person.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly title: ComponentChildren;
  readonly about?: string;
  readonly action: string;
  readonly onAct: () => void;
}

function Row({ title, about, action, onAct }: RowProps): JSX.Element {
  return (
    <li class="saved-row">
      <div class="saved-text">
        <strong>{title}</strong>
        {about !== undefined && <span class="hint profile-about">{about}</span>}
      </div>
      <button type="button" class="button" onClick={onAct}>
        {action}
      </button>
    </li>
  );
}

/** Browser and system, out of what the browser says about itself. */
function deviceName(agent: string): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? agent.slice(0, 40);
  const system = /Windows|Android|iPhone|iPad|Mac OS X|Linux/.exec(agent)?.[0];
  return system === undefined ? browser : `${browser}, ${system}`;
}

function when(moment: number): string {
  return new Date(moment).toLocaleString(words.value.language, { dateStyle: 'medium', timeStyle: 'short' });
}
