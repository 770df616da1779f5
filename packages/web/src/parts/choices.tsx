import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { toggled } from './toggled.ts';

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly disabled?: (value: T) => boolean;
  readonly onChoose: (value: T) => void;
  readonly face: (value: T) => ComponentChildren;
  /** The spoken name where the face is only a picture. */
  readonly spoken?: (value: T) => string;
  /** What the card beside a choice is about. */
  readonly explained?: (value: T) => string;
}

/** A choice of one among a few: radio buttons drawn as pictures of the options. */
export function Choices<T extends string>(props: ChoicesProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="field choices-field">
      <legend class="label">{props.label}</legend>
      {props.hint !== undefined && <p class="hint">{props.hint}</p>}
      <div class="choices">
        {props.values.map((value) => (
          <label
            class="choice"
            key={value}
            title={props.explained === undefined ? props.spoken?.(value) : undefined}
            data-explain={props.explained?.(value)}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.chosen}
              disabled={props.disabled?.(value) ?? false}
              aria-label={props.spoken?.(value)}
              onChange={() => props.onChoose(value)}
            />
            {props.face(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SettingChoicesProps<T extends string> extends Omit<ChoicesProps<T>, 'chosen' | 'onChoose'> {
  readonly setting: Signal<T>;
  readonly onSet?: () => void;
}

/** Choices that set a signal. */
export function SettingChoices<T extends string>(props: SettingChoicesProps<T>): JSX.Element {
  const { setting, onSet, ...rest } = props;
  return (
    <Choices
      {...rest}
      chosen={setting.value}
      onChoose={(value) => {
        setting.value = value;
        onSet?.();
      }}
    />
  );
}

interface CheckChoicesProps<T extends string> extends Pick<ChoicesProps<T>, 'label' | 'values' | 'face'> {
  readonly chosen: readonly T[];
  readonly onChoose: (chosen: readonly T[]) => void;
}

/** A choice of any number among a few. */
export function CheckChoices<T extends string>(props: CheckChoicesProps<T>): JSX.Element {
  const { label, values, face, chosen, onChoose } = props;
  return (
    <fieldset class="field choices-field">
      <legend class="label">{label}</legend>
      <div class="choices">
        {values.map((value) => (
          <label class="choice" key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onChoose(toggled(chosen, value))}
            />
            {face(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
