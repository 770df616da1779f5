import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Whether garbage is collected first, to tell how much memory is in use. A server is slow for two seconds after that: never
 * just before its times are measured.
 */
export type Counting = 'asItIs' | 'collected';

/** Since the start. */
export interface Usage {
  /** Bytes now. */
  readonly memory: number;
  /** Milliseconds of processor time. */
  readonly cpu: number;
  /** Milliseconds by which the event loop was late at most since it was last asked. */
  readonly delayMost?: number;
}

export interface LoopUsage extends Usage {
  /** Milliseconds in which the event loop's thread ran, and in which it waited for a processor. */
  readonly ran: number;
  readonly waited: number;
  /** Milliseconds by which the event loop was late since it was last asked. */
  readonly delayP99: number;
  readonly delayMost: number;
}

export interface Child {
  readonly port: number;
  usage(counting: Counting): Promise<LoopUsage>;
  stop(): Promise<void>;
}

/** Starts a server of plain JavaScript and waits until it says its port. It ends with this process. */
export async function startChild(file: string, env: Readonly<Record<string, string>> = {}): Promise<Child> {
  const child = fork(file, {
    execArgv: ['--expose-gc', ...(process.env['SERVER_ARGS'] ?? '').split(' ').filter((text) => text !== '')],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const next = async (): Promise<LoopUsage & { readonly port: number }> => {
    const message = once(child, 'message').then(([told]) => told);
    const told = await Promise.race([message, gone.then(() => undefined)]);
    if (told === undefined) throw new Error(`${file} has ended`);
    return told;
  };
  const { port } = await next();
  return {
    port,
    async usage(counting) {
      const answered = next();
      child.send(counting);
      return answered;
    },
    async stop() {
      child.disconnect();
      await gone;
    },
  };
}
