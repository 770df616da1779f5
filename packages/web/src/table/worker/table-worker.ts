import { storeFinished } from '../stored/results.ts';
import { type SavedGame, saveGame } from '../stored/saved-games.ts';
import { createHost } from './host.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const send = (message: FromWorker): void => self.postMessage(message);

async function store(saved: SavedGame): Promise<void> {
  await saveGame(saved);
  // The game is safe; what is told about it can be made up for later.
  if (saved.over) await storeFinished(saved).catch(() => undefined);
}

const host = createHost({
  store,
  publish: send,
  later: (milliseconds, work) => setTimeout(work, milliseconds),
  now: Date.now,
});

self.addEventListener('message', ({ data: { call, request } }: MessageEvent<ToWorker>) => {
  void host(request).then((answer) => send({ type: 'answer', call, answer }));
});
