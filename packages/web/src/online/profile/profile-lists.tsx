/** The person's sessions, programs that may act for them, and muted people. */
import type { Session } from '@carson/protocol';
import type { JSX } from 'preact';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { askOrReport, report } from '../connection/report.ts';
import { isRegistered, signInAs } from '../connection/session.ts';
import { useAsked } from '../connection/use-asked.ts';
import { personName } from '../parts/names.ts';
import { OnlinePart } from '../parts/online-part.tsx';
import { Row, when } from '../parts/row.tsx';
import { Programs } from './programs.tsx';

export function ProfileLists(): JSX.Element {
  return (
    <>
      <Sessions />
      <Programs />
      <Muted />
    </>
  );
}

function Sessions(): JSX.Element {
  const { profile } = words.value.online;
  const { known, refresh } = useAsked('sessions', {});
  const end = async ({ id, current }: Session): Promise<void> => {
    const ended = await askOrReport('endSession', { params: { id } });
    if (ended !== undefined && current) signInAs(undefined);
    else await refresh();
  };
  return (
    <OnlinePart heading={profile.sessions}>
      <ul class="saved-list">
        {known?.sessions.map((session) => (
          <Row
            key={session.id}
            title={session.current ? profile.thisDevice : profile.otherDevice}
            about={`${when(session.seenAt)} · ${deviceName(session.device)}`}
          >
            {session.current && !isRegistered.value ? (
              <AskTwice
                class="online-form"
                question={profile.forgetQuestion}
                yes={profile.endSession}
                onYes={() => void end(session)}
                before={(askFirst) => <Button text={profile.endSession} onClick={askFirst} />}
              />
            ) : (
              <Button text={profile.endSession} onClick={() => void end(session)} />
            )}
          </Row>
        ))}
      </ul>
    </OnlinePart>
  );
}

function Muted(): JSX.Element | null {
  const { chat } = words.value.online;
  const { known, refresh } = useAsked('muted', {});
  if (known === undefined || known.people.length === 0) return null;
  const unmute = async (id: string): Promise<void> => {
    report(await ask('unmute', { params: { id } }));
    await refresh();
  };
  return (
    <OnlinePart heading={chat.mutedPeople}>
      <ul class="saved-list">
        {known.people.map((person) => (
          <Row key={person.id} title={personName(person, words.value)}>
            <Button text={chat.unmute} onClick={() => void unmute(person.id)} />
          </Row>
        ))}
      </ul>
    </OnlinePart>
  );
}

/** Browser and system, out of what the browser says about itself. */
function deviceName(agent: string): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? agent.slice(0, 40);
  const system = /Windows|Android|iPhone|iPad|Mac OS X|Linux/.exec(agent)?.[0];
  return system === undefined ? browser : `${browser}, ${system}`;
}
