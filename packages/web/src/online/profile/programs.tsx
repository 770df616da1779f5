/** Programs that act for the person, or under a name of their own. */
import { LIMITS, type NewToken, type Person, SCOPES, type Scope, type Token } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Button } from '../../parts/button.tsx';
import { CheckChoices } from '../../parts/choices.tsx';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { askOrReport, report } from '../connection/report.ts';
import { isRegistered } from '../connection/session.ts';
import { useAsked } from '../connection/use-asked.ts';
import { Form, TextField } from '../parts/form.tsx';
import { OnlinePart } from '../parts/online-part.tsx';
import { Row, when } from '../parts/row.tsx';
import { Secret } from '../parts/secret.tsx';

export function Programs(): JSX.Element {
  const tokens = useAsked('tokens', {});
  const accounts = useAsked('bots', {});
  const bots = accounts.known?.bots ?? [];
  const refresh = async (): Promise<void> => {
    await Promise.all([tokens.refresh(), accounts.refresh()]);
  };
  return (
    <>
      <Tokens tokens={tokens.known?.tokens ?? []} bots={bots} onChange={refresh} />
      <Bots bots={bots} onChange={refresh} />
    </>
  );
}

interface BotsProps {
  readonly bots: readonly Person[];
  readonly onChange: () => Promise<void>;
}

function Tokens({ tokens, bots, onChange }: BotsProps & { readonly tokens: readonly Token[] }): JSX.Element {
  const { profile } = words.value.online;
  const made = useSignal<NewToken | undefined>(undefined);
  const label = useSignal('');
  const scopes = useSignal<readonly Scope[]>(SCOPES);
  const create = async (): Promise<void> => {
    const created = await askOrReport('createToken', { body: { label: label.value, scopes: scopes.value } });
    if (created === undefined) return;
    made.value = created;
    label.value = '';
    await onChange();
  };
  const end = async (id: string): Promise<void> => {
    report(await ask('endToken', { params: { id } }));
    await onChange();
  };
  const about = ({ person, createdAt, scopes: may }: Token): string => {
    const owner = bots.find(({ id }) => id === person);
    return [
      ...(owner === undefined ? [] : [profile.tokenOf({ name: owner.name })]),
      when(createdAt),
      may.map((scope) => profile.scopes[scope]).join(', '),
    ].join(' · ');
  };
  return (
    <OnlinePart heading={profile.tokens}>
      <p class="hint">
        {profile.tokensHint} <a href="/api/docs">/api/docs</a>
      </p>
      <ul class="saved-list">
        {tokens.map((token) => (
          <Row key={token.id} title={token.label} about={about(token)}>
            <Button text={profile.endToken} onClick={() => void end(token.id)} />
          </Row>
        ))}
      </ul>
      <Secret text={profile.secretOnce} secret={made.value?.secret} />
      <Form send={profile.createToken} isReady={scopes.value.length > 0} onSend={() => void create()}>
        <TextField label={profile.tokenLabel} value={label} length={{ most: LIMITS.label }} fill="off" />
        <CheckChoices
          label={profile.mayDo}
          values={SCOPES}
          chosen={scopes.value}
          onChoose={(wanted) => (scopes.value = wanted)}
          face={(scope) => profile.scopes[scope]}
        />
      </Form>
    </OnlinePart>
  );
}

function Bots({ bots, onChange }: BotsProps): JSX.Element {
  const { online } = words.value;
  const { profile } = online;
  const made = useSignal<NewToken | undefined>(undefined);
  const name = useSignal('');
  const newToken = async (bot: Person): Promise<void> => {
    const created = await askOrReport('createToken', {
      body: { label: bot.name, scopes: SCOPES, bot: bot.id },
    });
    if (created !== undefined) made.value = created;
    await onChange();
  };
  const create = async (): Promise<void> => {
    const created = await askOrReport('createBot', { body: { name: name.value } });
    if (created === undefined) return;
    name.value = '';
    await newToken(created);
  };
  const remove = async ({ id }: Person): Promise<void> => {
    report(await ask('deleteBot', { params: { id } }));
    if (made.value?.person === id) made.value = undefined;
    await onChange();
  };
  return (
    <OnlinePart
      class="bot-accounts"
      heading={profile.bots}
      hint={isRegistered.value ? profile.botsHint : online.refusals.registeredOnly}
    >
      <ul class="saved-list">
        {bots.map((bot) => (
          <Row key={bot.id} title={bot.name}>
            <AskTwice
              class="online-form"
              question={profile.deleteBotQuestion({ name: bot.name })}
              yes={profile.deleteBot}
              onYes={() => void remove(bot)}
              before={(askFirst) => (
                <>
                  <Button text={profile.newToken} onClick={() => void newToken(bot)} />
                  <Button text={profile.deleteBot} onClick={askFirst} />
                </>
              )}
            />
          </Row>
        ))}
      </ul>
      <Secret text={profile.secretOnce} secret={made.value?.secret} />
      {isRegistered.value && (
        <Form class="bot-form" send={profile.createBot} onSend={() => void create()}>
          <TextField label={profile.botName} value={name} length={{ most: LIMITS.name }} fill="off" />
        </Form>
      )}
    </OnlinePart>
  );
}
