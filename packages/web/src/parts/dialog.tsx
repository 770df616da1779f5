import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { closeOnBack } from '../app/back-closes.ts';
import { PanelHead } from './panel-head.tsx';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
  readonly class?: string;
}

/** A modal on the browser's own dialog: focus stays inside, Escape closes, focus returns. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  foot,
  class: className = '',
}: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser's `close` event comes a moment later, when another overlay may already be open.
  const close = (): void => {
    dialog.current?.close();
    onClose();
  };
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return closeOnBack(() => latest.current());
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <PanelHead class="dialog-head" title={title} closeLabel={closeLabel} onClose={close} />
      <div class="dialog-body">{children}</div>
      {foot !== undefined && <div class="dialog-foot">{foot}</div>}
    </dialog>
  );
}
