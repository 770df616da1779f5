/** What surrounds every online screen except the table itself. */
import type { ComponentChildren, JSX } from 'preact';
import { hashOf, type Route } from '../../app/route.ts';
import { Art } from '../../art/art.tsx';
import { SettingsButton } from '../../parts/settings-button.tsx';
import { words } from '../../words/words.ts';
import { continueAsGuest, live, me, sessionEnded } from '../connection/session.ts';
import { personName } from './names.ts';

interface FrameProps {
  readonly title: string;
  readonly back: { readonly to: Route; readonly label: string };
  readonly children: ComponentChildren;
}

export function Frame({ title, back, children }: FrameProps): JSX.Element {
  const { online } = words.value;
  return (
    <main class="online">
      <header class="paper online-head">
        <a
          class="button button-quiet button-icon"
          href={hashOf(back.to)}
          aria-label={back.label}
          title={back.label}
        >
          <Art name="icon-back" />
        </a>
        <h1>{title}</h1>
        {me.value !== undefined && (
          <a
            class="button button-quiet online-me"
            href={hashOf({ page: 'profile' })}
            title={online.profile.heading}
          >
            <Art name="icon-person" />
            <span>{personName(me.value, words.value)}</span>
          </a>
        )}
        <SettingsButton />
      </header>
      <ConnectionLine />
      {children}
    </main>
  );
}

/** Silent while all is well. */
export function ConnectionLine(): JSX.Element {
  const { online } = words.value;
  const state = live.connection.value;
  return (
    <div role="status" class="connection" data-state={state}>
      {sessionEnded.value && (
        <div class="paper connection-lost">
          <p>{online.ended.text}</p>
          <a class="button button-main" href={hashOf({ page: 'profile' })}>
            {online.profile.login}
          </a>
          <button type="button" class="button" onClick={() => void continueAsGuest()}>
            {online.ended.guest}
          </button>
        </div>
      )}
      {state === 'lost' && !sessionEnded.value && (
        <p class="paper connection-lost">
          <Art name="icon-offline" />
          {online.connectionLost}
        </p>
      )}
    </div>
  );
}
