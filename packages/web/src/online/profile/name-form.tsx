import { LIMITS } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { notice } from '../../app/overlays.ts';
import { playerName } from '../../app/settings.ts';
import { words } from '../../words/words.ts';
import { askOrReport } from '../connection/report.ts';
import { me } from '../connection/session.ts';
import { Form, TextField } from '../parts/form.tsx';
import { OnlinePart } from '../parts/online-part.tsx';

/** The name by which the others know me; the device remembers it too. */
export function NameForm(): JSX.Element {
  const { online } = words.value;
  const name = useSignal(me.value?.name || playerName.value);
  const rename = async (): Promise<void> => {
    const renamed = await askOrReport('rename', { body: { name: name.value } });
    if (renamed === undefined) return;
    me.value = renamed;
    playerName.value = renamed.name;
    name.value = renamed.name;
    notice.value = { text: online.name.taken({ name: renamed.name }) };
  };
  return (
    <Form class="name-form" send={online.name.take} onSend={() => void rename()}>
      <TextField label={online.name.label} value={name} length={{ most: LIMITS.name }} fill="nickname" />
    </Form>
  );
}

/** Asks a person without a name for one, whichever page they open first. */
export function NamePart(): JSX.Element | null {
  const { online } = words.value;
  if (me.value?.name !== '') return null;
  return (
    <OnlinePart heading={online.name.heading} hint={online.name.hint}>
      <NameForm />
    </OnlinePart>
  );
}
