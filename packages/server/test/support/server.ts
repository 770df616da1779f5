/** A whole server inside the test, on a free port of this machine. */
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Config } from '../../src/config.ts';
import type { GameEntry } from '../../src/games/registry.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import type { Time } from '../../src/time.ts';
import { Client } from './client.ts';
import { emptyFolder } from './folder.ts';

export interface Visitors {
  readonly 1: readonly [Client];
  readonly 2: readonly [Client, Client];
  readonly 3: readonly [Client, Client, Client];
  readonly 4: readonly [Client, Client, Client, Client];
  readonly 6: readonly [Client, Client, Client, Client, Client, Client];
}

export interface TestServer extends RunningServer {
  readonly url: string;
  /** A new visitor. */
  visitor(): Promise<Client>;
  registered(name: string): Promise<Client>;
  visitors<Count extends keyof Visitors>(count: Count): Promise<Visitors[Count]>;
  stranger(): Client;
}

export interface TestServerPlan {
  readonly config?: Partial<Config>;
  readonly time?: Time;
  readonly games?: readonly GameEntry[];
  readonly logger?: Logger;
}

export async function testServer(plan: TestServerPlan = {}): Promise<TestServer> {
  const { config = {}, time, games } = plan;
  const running = await startServer({
    config: {
      port: 0,
      host: '127.0.0.1',
      database: { kind: 'sqlite', file: join(emptyFolder(), 'test.sqlite') },
      proxies: 0,
      origins: [],
      logLevel: 'silent',
      rateLimit: 0,
      botProcesses: 1,
      reviewProcesses: 1,
      botPause: 0,
      ...config,
    },
    logger: plan.logger ?? pino({ level: 'silent' }),
    ...(time === undefined ? {} : { time }),
    ...(games === undefined ? {} : { games }),
  });
  onTestFinished(() => running.stop());
  const url = `http://127.0.0.1:${running.port}`;
  const visitor = async () => {
    const client = new Client(url);
    await client.call('hello');
    return client;
  };
  return {
    ...running,
    url,
    stranger: () => new Client(url),
    visitor,
    async registered(name) {
      const client = await visitor();
      await client.register(name);
      return client;
    },
    async visitors<Count extends keyof Visitors>(count: Count) {
      const people: Client[] = [];
      while (people.length < count) people.push(await visitor());
      return people as readonly Client[] as Visitors[Count];
    },
  };
}
