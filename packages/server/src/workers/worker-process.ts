/**
 * A process of its own for work that would hold up the event loop. A thread would not do: it shares the helper
 * threads for garbage collection and compilation, whose priority cannot be lowered. It gets none of the server's
 * settings, and if it runs out of memory, only it ends.
 */
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Outcome, Worker } from './workers.ts';

export type WorkerName = 'bot-worker' | 'proof-worker' | 'review-worker';

export function startProcess<Request, Reply>(name: WorkerName): Worker<Request, Reply> {
  const { file, execArgv } = programOf(name);
  const child = fork(file, {
    execArgv: [...execArgv],
    // Windows starts nothing without this one.
    env: { SystemRoot: process.env['SystemRoot'] },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  let isReady = false;
  child.once('message', () => {
    isReady = true;
  });
  return {
    onReady: (listener) => {
      if (isReady) return listener();
      child.once('message', listener);
    },
    ask: (request) => void child.send({ request }),
    onOutcome: (listener) => {
      child.on('message', (message: 'ready' | Outcome<Reply>) => {
        if (message !== 'ready') listener(message);
      });
    },
    onEnd: (listener) => {
      child.on('error', listener);
      child.on('exit', () => listener(new Error('the process has ended')));
    },
    end: () => {
      child.removeAllListeners();
      // Without a listener a message that can no longer be sent would end the server.
      child.on('error', () => undefined);
      child.kill('SIGKILL');
    },
  };
}

/** A build brings it as plain JavaScript; from sources it needs a loader for TypeScript first. */
function programOf(name: WorkerName): { readonly file: string; readonly execArgv: readonly string[] } {
  const isBuilt = !import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(`./${name}.${isBuilt ? 'mjs' : 'ts'}`, import.meta.url));
  if (isBuilt) return { file, execArgv: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href;
  return { file, execArgv: ['--conditions', 'development', '--import', loader] };
}
