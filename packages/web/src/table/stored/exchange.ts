/** Exports games as files that other programs read, and imports them. */
import { type GameRecord, RECORD_LIMITS, readRecord, resumeMatch } from '@carson/engine';
import { explain } from '@carson/words';
import { download, jsonFile } from '../../app/download.ts';
import { randomToken } from '../../app/token.ts';
import { personOfBot } from '../../rules/bot-people.ts';
import { type Occupant, occupantsOf } from '../../rules/occupants.ts';
import { loadRules } from '../../rules/registry.ts';
import { type Words, words } from '../../words/words.ts';
import { type SavedGame, saveGame } from './saved-games.ts';

const LARGEST_FILE = 4_000_000;

export function exportGame(saved: SavedGame): void {
  download(fileOf(saved));
}

export function fileOf(saved: SavedGame): File {
  const day = new Date(saved.startedAt).toISOString().slice(0, 10);
  return jsonFile(`carson-${saved.game}-${day}-${saved.id.slice(0, 6)}.json`, recordWithNames(saved));
}

/** The record, and beside it what people and people of the town were called; virtual players have no name. */
export function recordWithNames({ record, occupants }: Pick<SavedGame, 'record' | 'occupants'>): GameRecord {
  const names = occupants.map((occupant) => nameOf(occupant).slice(0, RECORD_LIMITS.name));
  return names.every((name) => name === '') ? record : { ...record, names };
}

function nameOf(occupant: Occupant): string {
  if (occupant.kind === 'person') return occupant.name;
  const person = occupant.kind === 'bot' ? personOfBot(occupant.bot) : undefined;
  return person === undefined ? '' : words.value.people[person.nameKey].name;
}

/** Who sits where, with the names that came along. */
export function withNames(
  occupants: readonly Occupant[],
  names: readonly string[] = [],
): readonly Occupant[] {
  return occupants.map((occupant, seat) => {
    const name = names[seat]?.trim() ?? '';
    return occupant.kind === 'person' && name !== '' ? { kind: 'person', name } : occupant;
  });
}

export type Imported =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: string };

/** Proves the record move by move before it becomes a game of this device. */
export async function importGame(file: File, words: Words): Promise<Imported> {
  const { errors } = words.shell;
  const json = file.size > LARGEST_FILE ? undefined : parsed(await file.text());
  const record = readRecord(json);
  if (!record.ok) return { ok: false, why: errors.notARecord };
  const rules = await loadRules(record.value.game);
  if (rules === undefined) return { ok: false, why: errors.notARecord };
  const resumed = resumeMatch(rules.game, record.value);
  if (!resumed.ok) {
    const why = explain(resumed.failure.refusal, words);
    return {
      ok: false,
      why: resumed.failure.move < 0 ? why : errors.badMove({ move: resumed.failure.move + 1, why }),
    };
  }
  const occupants = withNames(occupantsOf(record.value.game, record.value.options), record.value.names);
  const now = Date.now();
  const over = rules.game.result(resumed.match.state) !== undefined;
  const id = randomToken(8);
  try {
    await saveGame({
      id,
      game: record.value.game,
      startedAt: now,
      changedAt: now,
      over,
      occupants,
      record: record.value,
    });
  } catch {
    return { ok: false, why: errors.full };
  }
  return { ok: true, id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
