/** The other end of a live connection. Waits for messages, never for time. */
import {
  applyChange,
  type ClientMessage,
  type ServerMessage,
  type TableChange,
  type TableUpdate,
  withWholeLog,
} from '@carson/protocol';
import { WebSocket } from 'ws';

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

export class LiveClient {
  readonly received: ServerMessage[] = [];
  /** Everything that came, as it came. */
  readonly texts: string[] = [];
  closed: { readonly code: number } | undefined;
  /** Changes a message on its way. */
  tamper: (message: ServerMessage) => ServerMessage = (message) => message;
  onUpdate: (update: TableUpdate) => void = () => undefined;
  private losing = 0;
  private readonly watchers = new Set<() => void>();

  private constructor(
    readonly socket: WebSocket,
    /** The newest of each table, with its whole log. */
    readonly tables: Map<string, TableUpdate>,
  ) {
    socket.on('message', (data) => {
      this.texts.push(String(data));
      this.take(JSON.parse(String(data)));
    });
    socket.on('close', (code) => {
      this.closed = { code };
      this.stir();
    });
    socket.on('error', () => undefined);
  }

  /** `tables`: what is known from an earlier connection. */
  static async connect(
    url: string,
    headers: Readonly<Record<string, string>>,
    tables = new Map<string, TableUpdate>(),
  ): Promise<LiveClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    const client = new LiveClient(socket, tables);
    await client.until(() => client.find('welcome'));
    return client;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  find<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: MessageOf<Type>) => boolean = () => true,
  ): MessageOf<Type> | undefined {
    return this.received.find(
      (message): message is MessageOf<Type> => message.type === type && fits(message as MessageOf<Type>),
    );
  }

  /** The first value that is not undefined; asked again after every message. */
  until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const attempt = (): void => {
        const found = look();
        if (found === undefined && this.closed === undefined) return;
        this.watchers.delete(attempt);
        if (found !== undefined) resolve(found);
        else reject(new Error(`the connection was closed (${this.closed?.code})`));
      };
      this.watchers.add(attempt);
      attempt();
    });
  }

  /** Resolves when the server has read everything that was sent before. */
  async roundTrip(): Promise<void> {
    const pongs = () => this.received.filter(({ type }) => type === 'pong').length;
    const before = pongs();
    this.send({ type: 'ping' });
    await this.until(() => (pongs() > before ? true : undefined));
  }

  reply(id: string): Promise<MessageOf<'done'> | MessageOf<'refused'>> {
    return this.until(
      () =>
        this.find('done', (message) => message.id === id) ??
        this.find('refused', (message) => message.id === id),
    );
  }

  async watch(table: string, version?: number): Promise<TableUpdate> {
    this.send({ type: 'watch', table, changes: true, ...(version === undefined ? {} : { version }) });
    return this.until(() => this.tables.get(table));
  }

  /** When the table has reached this version here. */
  at(table: string, version: number): Promise<TableUpdate> {
    return this.until(() => {
      const update = this.tables.get(table);
      return update !== undefined && update.version >= version ? update : undefined;
    });
  }

  async whenClosed(): Promise<number> {
    await this.until(() => this.closed);
    return this.closed?.code ?? 0;
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Drops the next few changes, as a line never should. */
  lose(changes: number): void {
    this.losing = changes;
  }

  private take(sent: ServerMessage): void {
    const message = this.tamper(sent);
    if (message.type === 'change' && this.losing-- > 0) return;
    this.received.push(message);
    if (message.type === 'table') this.merge(message.update);
    if (message.type === 'change') this.apply(message.change);
    this.stir();
  }

  private apply(change: TableChange): void {
    const known = this.tables.get(change.table);
    const update = known && applyChange(known, change);
    if (update === undefined) this.send({ type: 'refresh', table: change.table });
    else this.keep(update);
  }

  private keep(update: TableUpdate): void {
    this.tables.set(update.table, update);
    this.onUpdate(update);
  }

  private merge(update: TableUpdate): void {
    const before = this.tables.get(update.table);
    const known = before?.play?.log.entries.length ?? 0;
    const from = update.play?.log.from ?? 0;
    if (from > known) throw new Error(`a gap in the log: ${known} to ${from}`);
    this.keep(withWholeLog(before, update));
  }

  private stir(): void {
    for (const watcher of [...this.watchers]) watcher();
  }
}
