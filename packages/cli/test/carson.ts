/** Runs the real command, as another program would. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../scripts/carson.mjs', import.meta.url));

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function carson(args: readonly string[], input: unknown = ''): Answer {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}
