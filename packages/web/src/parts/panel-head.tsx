import type { JSX } from 'preact';
import { Art } from '../art/art.tsx';
import { CloseButton } from './close-button.tsx';

interface PanelHeadProps {
  readonly class: string;
  readonly title: string;
  readonly icon?: string;
  /** Where "close" alone would not say what. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
}

/** The head of a panel or dialog: its title and the button that closes it. */
export function PanelHead({ class: name, title, icon, closeLabel, onClose }: PanelHeadProps): JSX.Element {
  return (
    <div class={name}>
      {icon !== undefined && <Art name={icon} />}
      <h2>{title}</h2>
      <CloseButton label={closeLabel} onClick={onClose} />
    </div>
  );
}
