/** JSON from a file or, for `-`, from standard input. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { BadInput } from './bad-input.ts';

export async function readJson(file: string): Promise<unknown> {
  const source = file === '-' ? await text(process.stdin) : await readText(file);
  try {
    return JSON.parse(source);
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    throw new BadInput(
      file === '-' ? 'standard input' : file,
      `no JSON (${detail}); accepted: one JSON value`,
    );
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : 'unknown';
    throw new BadInput(
      file,
      `cannot be read (${code}); accepted: a readable JSON file, or - for standard input`,
    );
  }
}
