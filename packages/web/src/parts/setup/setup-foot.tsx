import type { JSX } from 'preact';
import { hashOf, type Route } from '../../app/route.ts';
import { words } from '../../words/words.ts';
import { backLabel } from '../back-label.ts';
import { Button, ButtonLink } from '../button.tsx';
import { useMark } from '../use-mark.ts';

interface SetupFootProps {
  readonly place: 'here' | 'online';
  readonly leaveTo: Route;
  /** What the button says, where it does not open a table. */
  readonly label: string | undefined;
  readonly isReady: boolean;
  readonly onStart: () => void;
}

/** The buttons back and start, visible however long the set-up is. */
export function SetupFoot({ place, leaveTo, label, isReady, onStart }: SetupFootProps): JSX.Element {
  const { shell, onlineEntry } = words.value;
  useMark('with-foot');
  const back = backLabel(leaveTo, words.value);
  return (
    <div class="setup-foot setup-foot-fixed">
      <ButtonLink
        class="button-quiet"
        icon="icon-back"
        text={<span class="wide">{back}</span>}
        href={hashOf(leaveTo)}
        label={back}
      />
      <Button
        class="button-main"
        icon="icon-play"
        text={label ?? (place === 'here' ? shell.setup.start : onlineEntry.open)}
        aria-disabled={!isReady}
        onClick={() => isReady && onStart()}
      />
    </div>
  );
}
