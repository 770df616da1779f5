import type { ButtonHTMLAttributes, ComponentChildren, HTMLAttributes, JSX } from 'preact';
import { Art } from '../art/art.tsx';

interface Face {
  /** Besides `button`. */
  readonly class?: string | undefined;
  readonly icon?: string;
  readonly text?: ComponentChildren;
  /** Spoken, and shown to a pointer. */
  readonly label?: string;
}

type ButtonProps = Face & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Face>;
type ButtonLinkProps = Face & { readonly href: string; readonly download?: string } & Omit<
    HTMLAttributes<HTMLAnchorElement>,
    keyof Face | 'role'
  >;

/** A button of the page's usual look, with a drawing, a text or both. */
export function Button({ class: more, icon, text, label, ...attributes }: ButtonProps): JSX.Element {
  return (
    <button type="button" class={classes(more)} aria-label={label} title={label} {...attributes}>
      {icon !== undefined && <Art name={icon} />}
      {text}
    </button>
  );
}

export function ButtonLink({ class: more, icon, text, label, ...attributes }: ButtonLinkProps): JSX.Element {
  const named = { 'aria-label': label, title: label };
  return (
    <a class={classes(more)} {...named} {...attributes}>
      {icon !== undefined && <Art name={icon} />}
      {text}
    </a>
  );
}

function classes(more: string | undefined): string {
  return more === undefined ? 'button' : `button ${more}`;
}
