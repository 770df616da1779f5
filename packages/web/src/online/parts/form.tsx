/** Forms of the online screens: fields with their labels, and one button that sends them. */
import { LIMITS } from '@carson/protocol';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../../words/words.ts';

interface FormProps {
  readonly class?: string;
  /** What the button says. */
  readonly send: string;
  readonly isReady?: boolean;
  readonly onSend: () => void;
  readonly children: ComponentChildren;
}

export function Form({ class: name = '', send, isReady = true, onSend, children }: FormProps): JSX.Element {
  return (
    <form
      class={`online-form ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <button type="submit" class="button" disabled={!isReady}>
        {send}
      </button>
    </form>
  );
}

type PasswordUse = 'current-password' | 'new-password';

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: Signal<string>;
  readonly length: { readonly least?: number; readonly most: number };
  readonly fill: 'off' | 'nickname' | 'username' | PasswordUse;
  readonly isSecret?: boolean;
}

export function TextField(props: TextFieldProps): JSX.Element {
  const { label, hint, value, length, fill, isSecret = false } = props;
  const kind = isSecret ? ({ type: 'password' } as const) : ({ type: 'text' } as const);
  return (
    <label class="field">
      <span class="label">{label}</span>
      {hint !== undefined && <span class="hint">{hint}</span>}
      <input
        {...kind}
        class="text-input"
        required
        minLength={length.least ?? 1}
        maxLength={length.most}
        autocomplete={fill}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly use: PasswordUse;
  readonly value: Signal<string>;
}

export function PasswordField({ label, use, value }: PasswordFieldProps): JSX.Element {
  const { profile } = words.value.online;
  return (
    <TextField
      label={label}
      {...(use === 'new-password' ? { hint: profile.passwordHint({ least: LIMITS.password.least }) } : {})}
      value={value}
      length={LIMITS.password}
      fill={use}
      isSecret
    />
  );
}
