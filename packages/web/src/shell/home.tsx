import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { install, installOffer } from '../app/install.ts';
import { isOnlineOffered } from '../app/online-offer.ts';
import { notice, overlay } from '../app/overlays.ts';
import { goTo, hashOf } from '../app/route.ts';
import { tablesWaiting } from '../app/tab-title.ts';
import { Art } from '../art/art.tsx';
import { gameUis } from '../games/registry.ts';
import { AskTwice } from '../parts/ask-twice.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { occupantName } from '../parts/people.ts';
import { exportGame, importGame } from '../table/exchange.ts';
import { deleteGame, listGames, type SavedGame } from '../table/saved-games.ts';
import { startTable } from '../table/start-table.ts';
import { words } from '../words/words.ts';

export function Home(): JSX.Element {
  const { shell, names } = words.value;
  return (
    <main class="home">
      <header class="home-head">
        <Art name="card-logo" class="home-logo" viewBox="0 0 320 120" />
        <h1>{shell.title}</h1>
        <p>{shell.tagline}</p>
      </header>
      {gameUis.map((game) => (
        <section class="paper home-game" key={game.id} data-game={game.id} aria-label={names.games[game.id]}>
          <h2>{names.games[game.id]}</h2>
          <div class="home-actions">
            <button
              type="button"
              class="button button-main home-play"
              onClick={() => void startTable(game.id, game.quickTable(words.value))}
            >
              <Art name="icon-play" />
              {shell.home.playNow}
            </button>
            <p class="hint">{shell.home.playNowHint}</p>
            <a class="button" href={hashOf({ page: 'setup', game: game.id })}>
              <Art name="icon-players" />
              {shell.home.setUp}
            </a>
            <p class="hint">{shell.home.setUpHint}</p>
          </div>
          <div class="home-more">
            <button
              type="button"
              class="button"
              onClick={() => {
                overlay.value = { kind: 'rulebook', game: game.id };
              }}
            >
              <Art name="icon-book" />
              {shell.home.rulebook}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                overlay.value = { kind: 'settings' };
              }}
            >
              <Art name="icon-settings" />
              {shell.home.settings}
            </button>
            {installOffer.value !== undefined && (
              <button type="button" class="button" onClick={() => void install()}>
                <Art name="icon-install" />
                {shell.home.install}
              </button>
            )}
          </div>
        </section>
      ))}
      {isOnlineOffered.value && <OnlineEntry />}
      <SavedGames />
      <footer class="home-foot">{shell.credit}</footer>
    </main>
  );
}

function OnlineEntry(): JSX.Element {
  const { online } = words.value;
  return (
    <section class="paper home-game home-online" aria-label={online.title}>
      <h2>{online.title}</h2>
      <div class="home-actions">
        <a class="button button-main" href={hashOf({ page: 'lobby' })}>
          <Art name="icon-online" />
          {online.title}
        </a>
        {tablesWaiting.value > 0 ? (
          <strong class="home-waiting">{online.tablesWaiting({ count: tablesWaiting.value })}</strong>
        ) : (
          <p class="hint">{online.entryHint}</p>
        )}
      </div>
    </section>
  );
}

function SavedGames(): JSX.Element {
  const { shell } = words.value;
  const games = useSignal<readonly SavedGame[]>([]);
  const refresh = (): void => {
    void listGames().then(
      (found) => {
        games.value = found;
      },
      () => {
        notice.value = { text: shell.errors.storage };
      },
    );
  };
  useEffect(refresh, []);

  const importFile = async (file: File): Promise<void> => {
    const imported = await importGame(file, words.value);
    if (imported.ok) goTo({ page: 'table', id: imported.id });
    else notice.value = { text: imported.why };
  };

  return (
    <section class="paper home-saved" aria-label={shell.home.saved}>
      <div class="home-saved-head">
        <h2>{shell.home.saved}</h2>
        <FileButton label={shell.home.import} onFile={(file) => void importFile(file)} />
      </div>
      {games.value.length === 0 && <p class="hint">{shell.home.noneSaved}</p>}
      <ul class="saved-list">
        {games.value.map((saved) => (
          <SavedGameRow key={saved.id} saved={saved} onDeleted={refresh} />
        ))}
      </ul>
    </section>
  );
}

function SavedGameRow({
  saved,
  onDeleted,
}: {
  readonly saved: SavedGame;
  readonly onDeleted: () => void;
}): JSX.Element {
  const { shell, names, locale } = words.value;
  const who = saved.occupants.map((_, seat) => occupantName(saved.occupants, seat, words.value)).join(', ');
  const when = new Date(saved.changedAt).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const gameName = names.games[saved.game as keyof typeof names.games] ?? saved.game;
  return (
    <li class="saved-row">
      <div class="saved-text">
        <strong>{gameName}</strong>
        <span class="hint">
          {when} · {saved.over ? shell.home.over : shell.home.running} ·{' '}
          {shell.home.moves({ count: saved.record.moves.length })}
        </span>
        <span class="hint">{who}</span>
      </div>
      <AskTwice
        class="saved-actions"
        question={shell.home.deleteQuestion}
        yes={shell.home.delete}
        onYes={() => void deleteGame(saved.id).then(onDeleted)}
        before={(ask) => (
          <div class="saved-actions">
            <a class="button" href={hashOf({ page: 'table', id: saved.id })}>
              {saved.over ? shell.home.look : shell.home.resume}
            </a>
            <button
              type="button"
              class="button button-icon"
              aria-label={shell.home.export}
              title={shell.home.export}
              onClick={() => exportGame(saved)}
            >
              <Art name="icon-export" />
            </button>
            <button
              type="button"
              class="button button-icon"
              aria-label={shell.home.delete}
              title={shell.home.delete}
              onClick={ask}
            >
              <Art name="icon-delete" />
            </button>
          </div>
        )}
      />
    </li>
  );
}
