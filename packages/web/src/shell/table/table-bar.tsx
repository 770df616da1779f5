import type { ComponentChildren, JSX } from 'preact';
import { overlay } from '../../app/overlays.ts';
import { hashOf, type Route } from '../../app/route.ts';
import { Art } from '../../art/art.tsx';
import type { TablePartProps, TableUi } from '../../games/game-ui.ts';
import { ButtonLink } from '../../parts/button.tsx';
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
      <button type="button" class="button button-quiet" data-target="score" onClick={() => openScore(table)}>
        <Art name="icon-score" />
        <span class="wide">{shell.table.score}</span>
      </button>
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          overlay.value = rulebookAt(table);
        }}
      >
        <Art name="icon-book" />
        <span class="wide">{shell.rulebook.heading}</span>
      </button>
      <SettingsButton game={table.game} />
    </header>
  );
}
