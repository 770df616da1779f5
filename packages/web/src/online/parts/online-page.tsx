/** The page around every online screen except the table itself. */
import type { ComponentChildren, JSX } from 'preact';
import { hashOf, type Route } from '../../app/route.ts';
import { Art } from '../../art/art.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { SettingsButton } from '../../parts/settings-button.tsx';
import { words } from '../../words/words.ts';
import { continueAsGuest, live, me, sessionEnded } from '../connection/session.ts';
import { personName } from './names.ts';
import { whyLost } from './why-lost.ts';

interface OnlinePageProps {
  readonly title: string;
  /** Left out, it leads to the lobby. */
  readonly back?: { readonly to: Route; readonly label: string };
  readonly children: ComponentChildren;
}

export function OnlinePage({ title, back, children }: OnlinePageProps): JSX.Element {
  const { online, onlineEntry } = words.value;
  const { to, label } = back ?? { to: { page: 'lobby' }, label: onlineEntry.toLobby };
  return (
    <main class="online">
      <header class="paper online-head">
        <ButtonLink class="button-quiet button-icon" icon="icon-back" href={hashOf(to)} label={label} />
        <h1>{title}</h1>
        {me.value !== undefined && (
          <ButtonLink
            class="button-quiet online-me"
            icon="icon-person"
            text={<span>{personName(me.value, words.value)}</span>}
            href={hashOf({ page: 'profile' })}
            title={online.profile.heading}
          />
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
        <div class="paper connection-lost session-ended">
          <p>{whyLost(words.value)}</p>
          <ButtonLink class="button-main" text={online.profile.login} href={hashOf({ page: 'profile' })} />
          <Button text={online.ended.guest} onClick={() => void continueAsGuest()} />
        </div>
      )}
      {state === 'lost' && !sessionEnded.value && (
        <p class="paper connection-lost">
          <Art name="icon-offline" />
          {whyLost(words.value)}
        </p>
      )}
    </div>
  );
}
