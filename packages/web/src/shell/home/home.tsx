import type { JSX } from 'preact';
import logo from '../../../.cache/logo.svg?url';
import { isOnlineOffered } from '../../app/online-offer.ts';
import { beenOnline } from '../../app/settings.ts';
import { Art } from '../../art/art.tsx';
import { gameUis } from '../../games/registry.ts';
import { words } from '../../words/words.ts';
import { ContinueStrip } from './continue-strip.tsx';
import { DailyTile } from './daily-tile.tsx';
import { GameCard } from './game-card.tsx';
import { GamesTile } from './games-tile.tsx';
import { HomeFoot } from './home-foot.tsx';
import { OfflineTile, OnlineTile } from './online-tile.tsx';
import { useSavedGames } from './saved.ts';
import { SavedList } from './saved-list.tsx';

export function Home(): JSX.Element {
  const { shell } = words.value;
  const games = useSavedGames();
  const saved = games.list.value ?? [];
  const isFirstVisit = games.list.value?.length === 0 && beenOnline.value === '';
  return (
    <main class="home">
      <header class="home-head">
        <img class="home-logo" src={logo} alt="" width={320} height={120} />
        <div>
          <h1>
            <Art name="word-mark" class="home-mark" label={shell.title} viewBox="0 0 600 110" />
          </h1>
          <p class="home-tagline">{shell.tagline}</p>
        </div>
      </header>
      <ContinueStrip saved={saved} />
      <div class="home-games">
        {gameUis.map((game) => (
          <GameCard key={game.id} game={game} isFirstVisit={isFirstVisit} saved={saved} />
        ))}
      </div>
      <div class="home-tiles">
        {isOnlineOffered.value ? <OnlineTile /> : !navigator.onLine && <OfflineTile />}
        <GamesTile saved={saved} />
      </div>
      <DailyTile saved={saved} />
      <HomeFoot />
      <SavedList saved={saved} refresh={games.refresh} />
      <p class="home-credit">{shell.credit}</p>
    </main>
  );
}
