/** Where the person gets notices that a table waits: this device, an e-mail address, a webhook. Hidden where the server sends none. */
import type { ChannelKind, NoticeChannel, Notices } from '@carson/protocol';
import { LIMITS } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { notice } from '../../app/overlays.ts';
import { hashOf } from '../../app/route.ts';
import { language, pushChannel } from '../../app/settings.ts';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { askOrReport, report } from '../connection/report.ts';
import { isRegistered, me } from '../connection/session.ts';
import { useAsked } from '../connection/use-asked.ts';
import { Form, TextField } from '../parts/form.tsx';
import { OnlinePart } from '../parts/online-part.tsx';
import { Row, when } from '../parts/row.tsx';
import { Secret } from '../parts/secret.tsx';
import { pushAbility, subscribe } from './push.ts';

interface NoticesProps {
  readonly state: Notices;
  readonly onChange: () => Promise<void>;
}

export function NoticesPart(): JSX.Element | null {
  const texts = words.value.notices;
  const { known, refresh } = useAsked('notices', {});
  if (known === undefined || known.offered.length === 0) return null;
  const needsAccount = !isRegistered.value && known.offered.some((kind) => kind !== 'push');
  return (
    <OnlinePart class="notices-part" heading={texts.heading} hint={texts.hint}>
      {known.offered.map((kind) =>
        isRegistered.value || kind === 'push' ? (
          <ChannelPart key={kind} kind={kind} state={known} onChange={refresh} />
        ) : null,
      )}
      {needsAccount && <p class="hint">{texts.registeredOnly}</p>}
    </OnlinePart>
  );
}

function ChannelPart({ kind, state, onChange }: NoticesProps & { readonly kind: ChannelKind }): JSX.Element {
  const texts = words.value.notices;
  const channels = state.channels.filter((channel) => channel.kind === kind);
  return (
    <div class="notices-kind">
      <h3>{texts.kinds[kind]}</h3>
      <p class="hint">{texts[kind].hint}</p>
      <ul class="saved-list">
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} onChange={onChange} />
        ))}
      </ul>
      {kind === 'push' ? (
        <AddPush state={state} onChange={onChange} />
      ) : (
        <AddAddress kind={kind} onChange={onChange} />
      )}
    </div>
  );
}

interface ChannelRowProps {
  readonly channel: NoticeChannel;
  readonly onChange: () => Promise<void>;
}

function ChannelRow({ channel, onChange }: ChannelRowProps): JSX.Element {
  const texts = words.value.notices;
  const { id, kind, address, state, sentAt } = channel;
  const test = async (): Promise<void> => {
    const sent = await askOrReport('testChannel', { params: { id } });
    if (sent !== undefined) notice.value = { text: texts.testSent };
    await onChange();
  };
  const end = async (): Promise<void> => {
    report(await ask('endChannel', { params: { id } }));
    await onChange();
  };
  const facts = [
    state === 'failed' ? texts.states.failed({ why: whyOf(channel) }) : texts.states[state],
    ...(sentAt === undefined ? [] : [texts.lastSent({ when: when(sentAt) })]),
  ];
  return (
    <Row title={kind === 'push' ? deviceName(channel) : address} about={facts.join(' · ')}>
      {state !== 'unconfirmed' && <Button text={texts.sendTest} onClick={() => void test()} />}
      <Button text={texts.end} onClick={() => void end()} />
    </Row>
  );
}

function deviceName({ id, address }: NoticeChannel): string {
  const { push } = words.value.notices;
  return id === pushChannel.value ? push.here : push.other({ host: address });
}

/** Why an address was given up, as far as its owner can do something about it. */
function whyOf({ failure = '' }: NoticeChannel): string {
  const { failures } = words.value.notices;
  const [, status] = /^status (\d+)$/.exec(failure) ?? [];
  if (status !== undefined) return failures.status({ status });
  switch (failure) {
    case 'timeout':
    case 'noSuchHost':
    case 'notSecure':
    case 'mail':
      return failures[failure];
    default:
      return failures.other;
  }
}

function AddPush({ state, onChange }: NoticesProps): JSX.Element | null {
  const { push } = words.value.notices;
  const ability = useSignal(pushAbility());
  if (ability.value !== 'able') return <p class="hint">{push[ability.value]}</p>;
  if (state.channels.some(({ id }) => id === pushChannel.value)) return null;
  const add = async (): Promise<void> => {
    const subscription = await subscribe(state.pushKey ?? '');
    ability.value = pushAbility();
    if (subscription === undefined) return;
    const added = await askOrReport('addChannel', {
      body: { kind: 'push', ...subscription, language: language.value },
    });
    if (added !== undefined) pushChannel.value = added.channel.id;
    await onChange();
  };
  return <Button text={push.add} onClick={() => void add()} />;
}

interface AddAddressProps {
  readonly kind: 'mail' | 'webhook';
  readonly onChange: () => Promise<void>;
}

function AddAddress({ kind, onChange }: AddAddressProps): JSX.Element {
  const texts = words.value.notices[kind];
  const address = useSignal('');
  const secret = useSignal<string | undefined>(undefined);
  const add = async (): Promise<void> => {
    const added = await askOrReport('addChannel', {
      body: { kind, address: address.value.trim(), language: language.value },
    });
    if (added === undefined) return;
    if (kind === 'mail') notice.value = { text: words.value.notices.mail.sent({ address: address.value }) };
    secret.value = added.secret;
    address.value = '';
    await onChange();
  };
  return (
    <>
      <Form send={texts.add} onSend={() => void add()}>
        <TextField
          label={texts.address}
          value={address}
          length={{ least: 3, most: LIMITS.address }}
          fill="off"
        />
      </Form>
      <Secret text={words.value.notices.webhook.secret} secret={secret.value} />
    </>
  );
}

/** Says on the way into the lobby that no notice can reach the person. */
export function FailingNotices(): JSX.Element | null {
  const isFailing = useSignal(false);
  useEffect(() => {
    if (me.value === undefined) return;
    void ask('notices', {}).then((found) => {
      isFailing.value = found.ok && found.value.channels.some(({ state }) => state === 'failed');
    });
  }, [me.value?.id]);
  return isFailing.value ? (
    <p class="paper online-part notices-failing" role="status">
      {words.value.notices.failing}{' '}
      <a href={hashOf({ page: 'profile' })}>{words.value.online.profile.heading}</a>
    </p>
  ) : null;
}
