import { LIMITS } from '@carson/protocol';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

interface PasswordInputProps {
  readonly label: string;
  readonly use: 'current-password' | 'new-password';
  readonly value: Signal<string>;
}

export function PasswordInput({ label, use, value }: PasswordInputProps): JSX.Element {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        class="text-input"
        type="password"
        required
        minLength={LIMITS.password.least}
        maxLength={LIMITS.password.most}
        autocomplete={use}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
