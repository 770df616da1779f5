import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Usage {
  /** Bytes. */
  readonly memory: number;
  /** Milliseconds of processor time since the start. */
  readonly cpu: number;
}

export interface Child {
  readonly port: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a server of this folder and waits until it says its port. */
export async function startChild(file: string, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const next = async (): Promise<Usage & { readonly port: number }> => (await once(child, 'message'))[0];
  const { port } = await next();
  return {
    port,
    async usage() {
      const answered = next();
      child.send('usage');
      return answered;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
