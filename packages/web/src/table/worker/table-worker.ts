import { answerQuestions } from '../../app/asked-worker.ts';
import { storeFinished } from '../stored/results.ts';
import { type SavedGame, saveGame } from '../stored/saved-games.ts';
import { createHost } from './host.ts';
import type { News } from './messages.ts';

async function store(saved: SavedGame): Promise<void> {
  await saveGame(saved);
  // The game is safe; what is told about it can be made up for later.
  if (saved.over) await storeFinished(saved).catch(() => undefined);
}

const host = createHost({
  store,
  publish: (news: News) => self.postMessage(news),
  later: (milliseconds, work) => setTimeout(work, milliseconds),
  now: Date.now,
});

answerQuestions(host);
