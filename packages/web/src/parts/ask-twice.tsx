import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/words.ts';
import { Button } from './button.tsx';

interface AskTwiceProps {
  readonly question: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly onYes: () => void;
  readonly class?: string;
  /** What is shown until the first click. */
  readonly before: (ask: () => void) => ComponentChildren;
  /** What must be filled in first. */
  readonly children?: ComponentChildren;
}

/** A button for what cannot be undone: the first click asks, the second confirms. */
export function AskTwice({ before, ...asked }: AskTwiceProps): ComponentChildren {
  const asking = useSignal(false);
  const ask = (): void => {
    asking.value = true;
  };
  const forget = (): void => {
    asking.value = false;
  };
  return asking.value ? <Asked {...asked} onNo={forget} /> : before(ask);
}

type AskedProps = Omit<AskTwiceProps, 'before'> & { readonly onNo: () => void };

function Asked({ question, yes, onYes, onNo, class: name, children }: AskedProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  // The clicked button is gone: the focus moves to a field, or to the safe answer.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button[type="button"]')?.focus();
  }, []);
  return (
    <form
      ref={form}
      class={name}
      aria-label={question}
      onSubmit={(event) => {
        event.preventDefault();
        onYes();
      }}
    >
      <p>{question}</p>
      {children}
      <button type="submit" class="button button-main">
        {yes}
      </button>
      <Button text={words.value.shell.table.cancel} onClick={onNo} />
    </form>
  );
}
