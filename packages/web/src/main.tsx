import './style/base.css';
import './style/art.css';
import './style/controls.css';
import './style/faces.css';
import './style/home.css';
import './style/home-daily.css';
import './style/rulebook.css';
import './style/table.css';
import './style/stage.css';
import './style/ending.css';
import './style/hint.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { switchToNewerPage } from './app/newer-page.ts';
import { cacheForOffline } from './app/offline.ts';
import { askForOnline, isOnlineOffered } from './app/online-offer.ts';
import { route } from './app/route.ts';
import { beenOnline, language, movementTime, theme } from './app/settings.ts';
import { updateTitle } from './app/tab-title.ts';
import { whenPortraitWanted } from './art/art.tsx';
import { loadPortraits, loadSprite } from './art/sprite.ts';
import { App } from './root.tsx';
import { explainFields } from './shell/form-reasons.ts';
import { listenForFirstClick } from './stage/sound.ts';
import { loadWords, shownLanguage, withWords } from './words/words.ts';

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function applyTheme(): void {
  const dark = theme.value === 'dark' || (theme.value === 'system' && darkSystem.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

effect(applyTheme);
effect(() => document.documentElement.style.setProperty('--motion', `${movementTime()}ms`));
darkSystem.addEventListener('change', applyTheme);

switchToNewerPage();
whenPortraitWanted(() => void loadPortraits());
// An invitation has a path of its own for the chats that show it; the page has one address.
if (location.pathname === '/join') history.replaceState(undefined, '', `/${location.hash}`);

/** A module that waits would hold up every part that imports it: the waiting is in here. */
async function begin(): Promise<void> {
  const root = document.querySelector('#app');
  if (root === null) throw new Error('the page has no place for the app');
  // The home page needs no drawing of a game: they come while the player looks at it.
  const isHome = route.value.page === 'home';
  await Promise.all([loadWords(language.value), isHome ? undefined : loadSprite()]);
  updateTitle();
  explainFields();
  listenForFirstClick();
  render(<App />, root);
  document.querySelector('#first')?.remove();
  // After this turn, so that no drawing of a game comes before the page itself.
  setTimeout(() => void loadSprite());
  effect(() => void loadWords(language.value));
  effect(() => {
    document.documentElement.lang = shownLanguage.value ?? language.value;
  });
  cacheForOffline();
  await askForOnline();
  // A visitor who has played online before is told at once which tables wait.
  if (isOnlineOffered.value && beenOnline.value !== '') {
    await withWords(
      'online',
      Promise.all([import('./online/turn-badge.ts'), import('./online/lobby/home-tables.ts')]),
    );
  }
}

void begin();
