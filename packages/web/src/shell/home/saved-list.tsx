import type { JSX } from 'preact';
import { hashOf } from '../../app/route.ts';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { gameTitle } from '../../parts/game-title.ts';
import { occupantName } from '../../parts/seats/people.ts';
import { deleteGame, type SavedGame } from '../../table/stored/saved-games.ts';
import { words } from '../../words/words.ts';
import { ImportButton } from './import-button.tsx';
import { resultText } from './saved.ts';

interface SavedListProps {
  readonly saved: readonly SavedGame[];
  readonly refresh: () => void;
}

export function SavedList({ saved, refresh }: SavedListProps): JSX.Element | null {
  if (saved.length === 0) return null;
  return (
    <section class="paper home-saved" aria-label={words.value.shell.home.saved}>
      <div class="home-saved-head">
        <h2>{words.value.shell.home.saved}</h2>
        <ImportButton />
      </div>
      <ul class="saved-list">
        {saved.map((game) => (
          <SavedGameRow key={game.id} saved={game} onDeleted={refresh} />
        ))}
      </ul>
    </section>
  );
}

interface SavedGameRowProps {
  readonly saved: SavedGame;
  readonly onDeleted: () => void;
}

function SavedGameRow({ saved, onDeleted }: SavedGameRowProps): JSX.Element {
  const { shell, locale, whatIf } = words.value;
  const who = saved.occupants.map((_, seat) => occupantName(saved.occupants, seat, words.value)).join(', ');
  const when = new Date(saved.changedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const state = saved.over ? (resultText(saved, words.value) ?? shell.home.over) : shell.home.running;
  return (
    <li class="saved-row">
      <div class="saved-text">
        <strong>
          {shell.labelled({
            label: gameTitle(saved.game, words.value),
            text: saved.whatIf === undefined ? state : whatIf.saved,
          })}
        </strong>
        <span class="hint">
          {when} · {shell.home.moves({ count: saved.record.moves.length })}
        </span>
        <span class="hint">{who}</span>
      </div>
      <AskTwice
        class="saved-actions"
        question={shell.home.deleteQuestion}
        yes={shell.home.delete}
        onYes={() => void deleteGame(saved.id).then(onDeleted)}
        before={(ask) => <RowActions saved={saved} onDelete={ask} />}
      />
    </li>
  );
}

interface RowActionsProps {
  readonly saved: SavedGame;
  readonly onDelete: () => void;
}

function RowActions({ saved, onDelete }: RowActionsProps): JSX.Element {
  const { home } = words.value.shell;
  return (
    <div class="saved-actions">
      <ButtonLink
        text={saved.over ? home.look : home.resume}
        href={hashOf({ page: 'table', id: saved.id })}
      />
      {saved.over && (
        <ButtonLink
          text={words.value.ending.review}
          href={hashOf({ page: 'review', id: saved.id, place: 'here' })}
        />
      )}
      <Button
        class="button-icon"
        icon="icon-export"
        label={home.export}
        onClick={() =>
          void import('../../table/stored/exchange.ts').then(({ exportGame }) => exportGame(saved))
        }
      />
      <Button class="button-icon" icon="icon-delete" label={home.delete} onClick={onDelete} />
    </div>
  );
}
