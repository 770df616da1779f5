/** Fetches the record of a table's game from the server; a refusal is shown to the person. */
import { type GameRecord, readRecord } from '@carson/engine';
import { ask } from './api.ts';
import { report } from './report.ts';

export async function recordOf(table: string): Promise<{ readonly record: GameRecord } | undefined> {
  const answer = await ask('record', { params: { table } });
  report(answer);
  const read = answer.ok ? readRecord(answer.value) : undefined;
  return read?.ok === true ? { record: read.value } : undefined;
}
