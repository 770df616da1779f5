/** The server as it really runs: its own process, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { bundleServer } from '../../scripts/bundle.mjs';

export interface ServerProcess {
  readonly url: string;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit status. */
  stop(): Promise<number | null>;
  /** Everything it has said so far. */
  output(): string;
  readonly pid: number;
}

export interface ProcessLimits {
  /** KiB that a file may have: the disk is full. */
  readonly largestFile?: number;
}

/** Builds the server once for a test file; answers how to start it. */
export function serverProcesses(): (
  env: Readonly<Record<string, string>>,
  limits?: ProcessLimits,
) => Promise<ServerProcess> {
  const folder = fileURLToPath(new URL(`../../../../.cache/server-test-${process.pid}`, import.meta.url));
  const running = new Set<ChildProcess>();
  let program = '';
  beforeAll(async () => {
    program = await bundleServer(folder);
  }, 60_000);
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  return async (env, { largestFile } = {}) => {
    const limited = ['-c', `ulimit -S -f ${largestFile}; exec "$0" "$@"`, process.execPath, program];
    const [command, args] = largestFile === undefined ? [process.execPath, [program]] : ['bash', limited];
    const child = spawn(command, args, {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        RATE_LIMIT: '0',
        BOT_PAUSE: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const exited = once(child, 'exit').finally(() => running.delete(child));
    const end = async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    };
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    const url = await addressOf(child);
    // The caller that waited for the address has stopped reading.
    child.stdout?.resume();
    return {
      url,
      pid: child.pid ?? 0,
      output: () => output,
      kill: async () => void (await end('SIGKILL')),
      stop: () => end('SIGTERM'),
    };
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the server says nothing');
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /localhost:(\d+)/.exec(line) ?? [];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  await ended;
  throw new Error(`the server has ended with ${child.exitCode}: ${complaint}`);
}
