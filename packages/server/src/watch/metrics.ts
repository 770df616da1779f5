/** Metrics for the operator, in Prometheus format. None of them names a person or a table. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly commands: Counter<'outcome'>;
  readonly commandSeconds: Histogram;
  readonly requestSeconds: Histogram<'endpoint' | 'status'>;
  readonly databaseSeconds: Histogram;
  readonly botSeconds: Histogram;
  readonly botFailures: Counter;
  readonly garbage: Counter<'door'>;
  readonly droppedReaders: Counter;
  readonly noticesSent: Counter<'channel'>;
  readonly noticeFailures: Counter<'channel'>;
  readonly noticesDropped: Counter<'channel'>;
  readonly queuedAnswers: Counter<'outcome'>;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Gauges, read when `/metrics` is requested. */
export interface Gauges {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly queued: () => number;
  readonly botsWaiting: () => number;
  /** Notices that are due, and for how many seconds the oldest has been. */
  readonly noticesDue: () => Promise<number>;
  readonly oldestNotice: () => Promise<number>;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Histogram<Label>({ name, help, labelNames, buckets: BUCKETS, registers });
  const byChannel = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['channel'] as const, registers });
  addGauges(gauges, registers);
  return {
    noticesSent: byChannel('carson_notices_sent_total', 'Notices that were accepted'),
    noticeFailures: byChannel('carson_notice_failures_total', 'Attempts to send a notice that failed'),
    noticesDropped: byChannel('carson_notices_dropped_total', 'Notices given up after their retries'),
    queuedAnswers: new Counter({
      name: 'carson_queued_answers_total',
      help: 'Queued answers, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    commands: new Counter({
      name: 'carson_commands_total',
      help: 'Commands by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    commandSeconds: histogram(
      'carson_command_seconds',
      'From the arrival of a command to its durable answer',
    ),
    requestSeconds: histogram('carson_request_seconds', 'HTTP requests', ['endpoint', 'status']),
    databaseSeconds: histogram('carson_database_seconds', 'Database queries'),
    botSeconds: histogram('carson_bot_seconds', 'From the question to a bot’s answer, waiting included'),
    botFailures: new Counter({
      name: 'carson_bot_failures_total',
      help: 'Bots that gave no answer',
      registers,
    }),
    garbage: new Counter({
      name: 'carson_garbage_total',
      help: 'Messages and requests that could not be read',
      labelNames: ['door'],
      registers,
    }),
    droppedReaders: new Counter({
      name: 'carson_dropped_readers_total',
      help: 'Live connections dropped because they read too slowly',
      registers,
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Adds the gauges, which are read on request. */
function addGauges(gauges: Gauges, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('carson_tables_awake', 'Tables held in memory', gauges.tables);
  gauge('carson_sockets', 'Live connections', gauges.sockets);
  gauge('carson_queued_commands', 'Commands waiting in the queues of their tables', gauges.queued);
  gauge('carson_bots_waiting', 'Questions to bots waiting for a process', gauges.botsWaiting);
  gauge('carson_notices_due', 'Notices that wait to be sent', gauges.noticesDue);
  gauge('carson_notices_oldest_seconds', 'For how long the oldest of them has been due', gauges.oldestNotice);
}
