import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { Button } from '../../parts/button.tsx';
import type { SavedGame } from '../../table/stored/saved-games.ts';
import { words } from '../../words/words.ts';
import { toList } from './continue-strip.tsx';
import { ImportButton } from './import-button.tsx';
import { isRunning, ownPlace, resultText } from './saved.ts';

/** How the games of this device went; before the first one, a way to bring one in from a file. */
export function GamesTile({ saved }: { readonly saved: readonly SavedGame[] }): JSX.Element {
  const { home, shell } = words.value;
  const finished = saved.filter(({ over }) => over);
  const won = finished.filter((game) => ownPlace(game)?.place === 1).length;
  const running = saved.filter(isRunning).length;
  const last = finished.map((game) => resultText(game, words.value)).find((text) => text !== undefined);
  return (
    <section class="paper home-tile home-results" aria-label={shell.home.saved}>
      <Art name="icon-trophy" class="home-tile-icon" />
      <div class="home-tile-text">
        <h2>{shell.home.saved}</h2>
        {saved.length === 0 && <p class="hint">{shell.home.noneSaved}</p>}
        {finished.length > 0 && <p>{home.results.count({ played: finished.length, won })}</p>}
        {finished.length === 0 && running > 0 && <p>{home.results.running({ count: running })}</p>}
        {last !== undefined && <p class="hint">{last}</p>}
      </div>
      {saved.length === 0 ? <ImportButton /> : <Button text={home.results.show} onClick={toList} />}
    </section>
  );
}
