import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface SelectProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly face: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
  readonly class?: string;
  /** Of the field itself. */
  readonly fieldClass?: string;
  /** The language of an option, where it is not the page's. */
  readonly langOf?: (value: Value) => string;
  /** Drawn before it. */
  readonly children?: ComponentChildren;
}

/** One of several values, in a list that opens; its label is spoken. A choice by pointer gives the keys back to the page. */
export function Select<Value extends string | number>(props: SelectProps<Value>): JSX.Element {
  const { label, values, chosen, face, onChoose, langOf } = props;
  const isPointed = useRef(false);
  return (
    <label class={props.class}>
      {props.children}
      <span class="spoken">{label}</span>
      <select
        class={props.fieldClass}
        title={label}
        value={`${chosen}`}
        onPointerDown={() => {
          isPointed.current = true;
        }}
        onKeyDown={() => {
          isPointed.current = false;
        }}
        onChange={({ currentTarget }) => {
          if (isPointed.current) currentTarget.blur();
          const value = values.find((known) => `${known}` === currentTarget.value);
          if (value !== undefined) onChoose(value);
        }}
      >
        {values.map((value) => (
          <option key={value} value={`${value}`} lang={langOf?.(value)}>
            {face(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
