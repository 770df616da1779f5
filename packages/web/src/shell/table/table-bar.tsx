import type { ComponentChildren, JSX } from 'preact';
import { overlay } from '../../app/overlays.ts';
import { hashOf, type Route } from '../../app/route.ts';
import { memo } from '../../art/memo.ts';
import type { TablePartProps, TableUi } from '../../games/game-ui.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { SettingsButton } from '../../parts/settings-button.tsx';
import { useStable } from '../../parts/use-stable.ts';
import { words } from '../../words/words.ts';
import { openScore } from '../score/open-score.ts';
import { rulebookAt } from './rulebook-at.ts';

interface TableBarProps {
  readonly ui: TableUi;
  readonly shown: TablePartProps;
  readonly leaveTo: Route;
  readonly parts: ComponentChildren;
}

export function TableBar({ ui, shown, leaveTo, parts }: TableBarProps): JSX.Element {
  const { table } = shown;
  const showScore = useStable(() => openScore(table));
  const showRules = useStable(() => {
    overlay.value = rulebookAt(table);
  });
  return (
    <header class="table-bar">
      <Leave href={hashOf(leaveTo)} />
      {ui.Phases === undefined ? (
        <h1 data-explain={ui.headingMark}>{ui.heading(table, words.value)}</h1>
      ) : (
        <ui.Phases {...shown} />
      )}
      {parts}
      <BarButtons game={table.game} showScore={showScore} showRules={showRules} />
    </header>
  );
}

const Leave = memo(function Leave({ href }: { readonly href: string }) {
  const { table } = words.value.shell;
  return (
    <ButtonLink
      class="button-quiet button-icon"
      icon="icon-home"
      href={href}
      aria-label={table.leave}
      title={table.leaveHint}
    />
  );
});

interface BarButtonsProps extends Pick<TablePartProps['table'], 'game'> {
  readonly showScore: () => void;
  readonly showRules: () => void;
}

/** No move changes them. */
const BarButtons = memo(function BarButtons({ game, showScore, showRules }: BarButtonsProps) {
  const { shell } = words.value;
  return (
    <>
      <Button
        class="button-quiet"
        icon="icon-score"
        text={<span class="wide">{shell.table.score}</span>}
        data-target="score"
        onClick={showScore}
      />
      <Button
        class="button-quiet"
        icon="icon-book"
        text={<span class="wide">{shell.rulebook.heading}</span>}
        onClick={showRules}
      />
      <SettingsButton game={game} />
    </>
  );
});
