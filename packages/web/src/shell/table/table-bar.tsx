import type { ComponentChildren, JSX } from 'preact';
import { overlay } from '../../app/overlays.ts';
import { hashOf, type Route } from '../../app/route.ts';
import type { TablePartProps, TableUi } from '../../games/game-ui.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { SettingsButton } from '../../parts/settings-button.tsx';
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
  const { shell } = words.value;
  const { table } = shown;
  return (
    <header class="table-bar">
      <ButtonLink
        class="button-quiet button-icon"
        icon="icon-home"
        href={hashOf(leaveTo)}
        aria-label={shell.table.leave}
        title={shell.table.leaveHint}
      />
      {ui.Phases === undefined ? (
        <h1 data-explain={ui.headingMark}>{ui.heading(table, words.value)}</h1>
      ) : (
        <ui.Phases {...shown} />
      )}
      {parts}
      <Button
        class="button-quiet"
        icon="icon-score"
        text={<span class="wide">{shell.table.score}</span>}
        data-target="score"
        onClick={() => openScore(table)}
      />
      <Button
        class="button-quiet"
        icon="icon-book"
        text={<span class="wide">{shell.rulebook.heading}</span>}
        onClick={() => {
          overlay.value = rulebookAt(table);
        }}
      />
      <SettingsButton game={table.game} />
    </header>
  );
}
