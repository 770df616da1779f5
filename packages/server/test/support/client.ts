/** A person who talks to the server as a browser does: by HTTP and by the live connection. */

import type { Refusal } from '@carson/engine';
import {
  type Action,
  type AddressParts,
  type AnswerOf,
  addressOf,
  type BodyOf,
  ENDPOINTS,
  type EndpointName,
  type Person,
  type Scope,
  type TablePlan,
  type TableUpdate,
} from '@carson/protocol';
import { LiveClient } from './live-client.ts';

export interface Asked<Name extends EndpointName> extends AddressParts {
  readonly body?: BodyOf<Name>;
}

export type Reply<T> =
  | { readonly status: number; readonly ok: true; readonly value: T }
  | { readonly status: number; readonly ok: false; readonly refusal: Refusal };

export const PASSWORD = 'a long enough password';

let commands = 0;
export const newCommandId = (): string => `command-${String(++commands).padStart(6, '0')}`;

export class Client {
  cookie: string | undefined;
  token: string | undefined;
  person: Person | undefined;

  constructor(readonly url: string) {}

  get id(): string {
    if (this.person === undefined) throw new Error('no one yet');
    return this.person.id;
  }

  /** The cookie that proves who this is. */
  get session(): string {
    return this.cookie?.split('; ').find((one) => one.includes('carson_session=')) ?? '';
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  async ask<Name extends EndpointName>(name: Name, asked: Asked<Name> = {}): Promise<Reply<AnswerOf<Name>>> {
    const response = await fetch(this.url + addressOf(name, asked), {
      method: ENDPOINTS[name].method,
      headers: {
        ...this.headers,
        ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    for (const set of response.headers.getSetCookie()) this.keep(set.split(';')[0] ?? '');
    const json = JSON.parse(await response.text());
    if (!response.ok) return { status: response.status, ok: false, refusal: json.refusal };
    if (name === 'hello' || name === 'login') this.person = json;
    return { status: response.status, ok: true, value: json };
  }

  private keep(cookie: string): void {
    const [name] = cookie.split('=', 1);
    const others = this.cookie?.split('; ').filter((one) => !one.startsWith(`${name}=`)) ?? [];
    this.cookie = [cookie, ...others].join('; ');
  }

  /** As `ask`, where a refusal is a failure of the test. */
  async call<Name extends EndpointName>(name: Name, asked: Asked<Name> = {}): Promise<AnswerOf<Name>> {
    const reply = await this.ask(name, asked);
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${JSON.stringify(reply.refusal)}`);
    return reply.value;
  }

  open(plan: TablePlan): Promise<TableUpdate> {
    return this.call('createTable', { body: { id: newCommandId(), plan } });
  }

  act(table: string, action: Action, id = newCommandId()): Promise<Reply<AnswerOf<'act'>>> {
    return this.ask('act', { params: { table }, body: { id, action } });
  }

  look(table: string): Promise<TableUpdate> {
    return this.call('table', { params: { table } });
  }

  /** Keeps this identity by `PASSWORD`. */
  register(name: string): Promise<Person> {
    return this.call('keep', { body: { name, password: PASSWORD } });
  }

  /** Returns a program that acts for this person, or for a bot account of theirs. */
  async program(scopes: readonly Scope[], bot?: string): Promise<Client> {
    const plan = { label: 'program', scopes, ...(bot === undefined ? {} : { bot }) };
    const program = new Client(this.url);
    program.token = (await this.call('createToken', { body: plan })).secret;
    return program;
  }

  /** `before`: the connection that was lost. */
  live(before?: LiveClient): Promise<LiveClient> {
    return LiveClient.connect(this.url, this.headers, before?.tables);
  }
}
