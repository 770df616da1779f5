import { createHost } from './host.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { saveGame } from './saved-games.ts';

const send = (message: FromWorker): void => self.postMessage(message);

const host = createHost({
  store: saveGame,
  publish: send,
  later: (milliseconds, work) => setTimeout(work, milliseconds),
  now: Date.now,
});

self.addEventListener('message', ({ data: { call, request } }: MessageEvent<ToWorker>) => {
  void host(request).then((answer) => send({ type: 'answer', call, answer }));
});
