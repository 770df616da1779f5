/** Progress of long work, on standard error: a bar on a terminal, a line now and then elsewhere. */
export interface Progress {
  advance(): void;
  finish(): void;
}

export interface ProgressSink {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

interface Settings {
  readonly label: string;
  readonly total: number;
  readonly sink?: ProgressSink;
  /** Milliseconds, from any start. */
  readonly now?: () => number;
}

const BAR_WIDTH = 30;
const BAR_EVERY_MS = 80;
const LINE_EVERY_MS = 5_000;

export function startProgress({
  label,
  total,
  sink = process.stderr,
  now = () => performance.now(),
}: Settings): Progress {
  const onTerminal = sink.isTTY === true;
  const every = onTerminal ? BAR_EVERY_MS : LINE_EVERY_MS;
  let done = 0;
  let last = now();
  let shown = false;
  return {
    advance() {
      done++;
      if (now() - last < every) return;
      last = now();
      shown = true;
      sink.write(onTerminal ? `\r${bar(label, done, total)}` : `${label}: ${done} of ${total}\n`);
    },
    finish() {
      if (shown && onTerminal) sink.write('\r\u001b[K');
    },
  };
}

function bar(label: string, done: number, total: number): string {
  const filled = Math.round((done / total) * BAR_WIDTH);
  const percent = Math.floor((done / total) * 100);
  return `${label} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${percent} % (${done} of ${total})`;
}
