/** The person's name and account, and everything that the server stores about them. */
import { LIMITS } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { download, jsonFile } from '../../app/download.ts';
import { notice } from '../../app/overlays.ts';
import { goTo, hashOf } from '../../app/route.ts';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { askOrReport, report } from '../connection/report.ts';
import { isRegistered, me, sessionEnded, signInAs } from '../connection/session.ts';
import { Form, PasswordField, TextField } from '../parts/form.tsx';
import { OnlinePage } from '../parts/online-page.tsx';
import { OnlinePart } from '../parts/online-part.tsx';
import { NameForm } from './name-form.tsx';
import { NoticesPart } from './notices.tsx';
import { ProfileLists } from './profile-lists.tsx';
import { VacationPart } from './vacation-part.tsx';

export function Profile(): JSX.Element {
  const { online } = words.value;
  const person = me.value;
  return (
    <OnlinePage title={online.profile.heading}>
      {sessionEnded.value && (
        <div class="profile">
          <LoginPart />
        </div>
      )}
      {person !== undefined && !sessionEnded.value && (
        <div class="profile" key={person.id}>
          <OnlinePart heading={online.name.heading}>
            <NameForm />
            <ButtonLink
              class="profile-record"
              icon="icon-trophy"
              text={words.value.record.title}
              href={hashOf({ page: 'record' })}
            />
          </OnlinePart>
          <NoticesPart />
          <VacationPart />
          <KeepPart />
          {person.kind === 'visitor' && <LoginPart />}
          <ProfileLists />
          <DataPart />
        </div>
      )}
    </OnlinePage>
  );
}

/** A password keeps the identity on other devices; passkeys may join it here one day. */
function KeepPart(): JSX.Element {
  const { profile } = words.value.online;
  const heading = isRegistered.value ? profile.changePassword : profile.keep;
  const old = useSignal('');
  const fresh = useSignal('');
  const keep = async (): Promise<void> => {
    const kept = await askOrReport('keep', {
      body: {
        name: me.value?.name ?? '',
        password: fresh.value,
        ...(isRegistered.value ? { oldPassword: old.value } : {}),
      },
    });
    if (kept === undefined) return;
    me.value = kept;
    old.value = '';
    fresh.value = '';
    notice.value = { text: profile.kept };
  };
  return (
    <OnlinePart heading={heading} hint={profile.keepHint}>
      <Form class="keep-form" send={heading} onSend={() => void keep()}>
        <UserName />
        {isRegistered.value && (
          <PasswordField label={profile.oldPassword} use="current-password" value={old} />
        )}
        <PasswordField label={profile.newPassword} use="new-password" value={fresh} />
      </Form>
    </OnlinePart>
  );
}

/** For password managers only: the name that goes with the password. */
function UserName(): JSX.Element {
  return (
    <input class="spoken" tabIndex={-1} aria-hidden autocomplete="username" readOnly value={me.value?.name} />
  );
}

function LoginPart(): JSX.Element {
  const { online } = words.value;
  const name = useSignal('');
  const password = useSignal('');
  /** How many tables of the visitor could go along; undefined where that is no question. */
  const tables = useSignal<number | undefined>(undefined);
  const login = async (merge?: boolean): Promise<void> => {
    const entered = await ask('login', {
      body: { name: name.value, password: password.value, ...(merge === undefined ? {} : { merge }) },
    });
    tables.value = undefined;
    if (!entered.ok && entered.refusal.code === 'mergeQuestion') {
      tables.value = Number(entered.refusal.params['tables']);
      return;
    }
    report(entered);
    if (entered.ok) signInAs(entered.value);
  };
  return (
    <OnlinePart heading={online.profile.login} hint={online.profile.loginHint}>
      <Form class="login-form" send={online.profile.login} onSend={() => void login()}>
        <TextField label={online.name.label} value={name} length={{ most: LIMITS.name }} fill="username" />
        <PasswordField label={online.profile.password} use="current-password" value={password} />
      </Form>
      {tables.value !== undefined && (
        <MergeQuestion tables={tables.value} onAnswer={(merge) => void login(merge)} />
      )}
    </OnlinePart>
  );
}

interface MergeQuestionProps {
  readonly tables: number;
  readonly onAnswer: (merge: boolean) => void;
}

function MergeQuestion({ tables, onAnswer }: MergeQuestionProps): JSX.Element {
  const { merge } = words.value.online;
  const question = useRef<HTMLDivElement>(null);
  // It may lie below the edge of the screen: the focus brings it into view.
  useLayoutEffect(() => question.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={question} class="online-form" role="alert">
      <p>{merge.question({ tables })}</p>
      <Button class="button-main" text={merge.yes} onClick={() => onAnswer(true)} />
      <Button text={merge.no} onClick={() => onAnswer(false)} />
    </div>
  );
}

function DataPart(): JSX.Element {
  const { profile } = words.value.online;
  const password = useSignal('');
  const remove = async (): Promise<void> => {
    const removed = await askOrReport('deleteMe', {
      body: isRegistered.value ? { password: password.value } : {},
    });
    if (removed === undefined) return;
    signInAs(undefined);
    goTo({ page: 'home' });
  };
  return (
    <OnlinePart heading={profile.data}>
      <div class="online-form">
        <Button icon="icon-export" text={profile.export} onClick={() => void downloadMe()} />
        <AskTwice
          class="online-form delete-form"
          question={profile.deleteQuestion}
          yes={profile.delete}
          onYes={() => void remove()}
          before={(askFirst) => <Button icon="icon-delete" text={profile.delete} onClick={askFirst} />}
        >
          {isRegistered.value && (
            <PasswordField label={profile.password} use="current-password" value={password} />
          )}
        </AskTwice>
      </div>
    </OnlinePart>
  );
}

async function downloadMe(): Promise<void> {
  const found = await askOrReport('exportMe', {});
  if (found !== undefined) download(jsonFile('carson-city-me.json', found));
}
