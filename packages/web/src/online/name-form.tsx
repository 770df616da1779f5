import { LIMITS } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { playerName } from '../app/settings.ts';
import { report } from '../shell/report.ts';
import { words } from '../words/words.ts';
import { ask } from './api.ts';
import { me } from './session.ts';

/** The name by which the others know me; the device remembers it too. */
export function NameForm(): JSX.Element {
  const { online } = words.value;
  const name = useSignal(me.value?.name || playerName.value);
  const rename = async (): Promise<void> => {
    const renamed = await ask('rename', { body: { name: name.value } });
    report(renamed);
    if (!renamed.ok) return;
    me.value = renamed.value;
    playerName.value = renamed.value.name;
  };
  return (
    <form
      class="online-form name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <label class="field">
        <span class="label">{online.name.label}</span>
        <input
          class="text-input"
          name="name"
          required
          maxLength={LIMITS.name}
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button">
        {online.name.take}
      </button>
    </form>
  );
}
