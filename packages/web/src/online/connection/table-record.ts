/** Fetches the record of a table's game from the server; a refusal is shown to the person. */
import { type GameRecord, readRecord } from '@carson/engine';
import { askOrReport } from './report.ts';

export async function recordOf(table: string): Promise<{ readonly record: GameRecord } | undefined> {
  const answer = await askOrReport('record', { params: { table } });
  const read = answer && readRecord(answer);
  return read?.ok === true ? { record: read.value } : undefined;
}
