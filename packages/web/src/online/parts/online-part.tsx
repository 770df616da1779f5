import type { ComponentChildren, JSX } from 'preact';

interface OnlinePartProps {
  readonly heading: string;
  readonly hint?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One of the sheets that an online page consists of. */
export function OnlinePart({ heading, hint, class: name = '', children }: OnlinePartProps): JSX.Element {
  return (
    <section class={`paper online-part ${name}`} aria-label={heading}>
      <h2>{heading}</h2>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {children}
    </section>
  );
}
