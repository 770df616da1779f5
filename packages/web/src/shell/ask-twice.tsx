import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../words/words.ts';

interface AskTwiceProps {
  readonly question: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly onYes: () => void;
  readonly class?: string;
  /** What stands here until somebody asks. */
  readonly before: (ask: () => void) => ComponentChildren;
  /** What must be filled in first. */
  readonly children?: ComponentChildren;
}

/** For what cannot be taken back: the first click asks, the second one does it. */
export function AskTwice(props: AskTwiceProps): JSX.Element {
  const { question, yes, onYes, before, children } = props;
  const asking = useSignal(false);
  if (!asking.value) {
    return (
      <>
        {before(() => {
          asking.value = true;
        })}
      </>
    );
  }
  return (
    <form
      class={props.class}
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
      <button
        type="button"
        class="button"
        onClick={() => {
          asking.value = false;
        }}
      >
        {words.value.shell.table.cancel}
      </button>
    </form>
  );
}
