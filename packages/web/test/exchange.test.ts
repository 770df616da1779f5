import { cardGame } from '@carson/card-game';
import { readRecord, recordOf, resumeMatch, startMatch } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import './page.ts';
import { SEATS } from './page.ts';

const { recordWithNames, withNames } = await import('../src/table/stored/exchange.ts');

describe('a game that goes from one device to another', () => {
  const started = startMatch(cardGame, { seats: SEATS }, 'names');
  if (!started.ok) throw new Error(started.refusal.code);
  const record = recordOf(started.value);
  const occupants = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', bot: 'nora-quill' },
    { kind: 'person', name: 'x'.repeat(80) },
    { kind: 'virtual', level: 'novice' },
  ] as const;

  it('takes the names of its people along, and is proven all the same', () => {
    const read = readRecord(JSON.parse(JSON.stringify(recordWithNames({ record, occupants }))));
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    expect(resumeMatch(cardGame, read.value).ok).toBe(true);
    const unnamed = SEATS.map(() => ({ kind: 'person', name: '' }) as const);
    expect(withNames(unnamed, read.value.names)).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Nora Quill' },
      { kind: 'person', name: 'x'.repeat(48) },
      { kind: 'person', name: '' },
    ]);
  });

  it('has no names where no one was named', () => {
    expect(recordWithNames({ record, occupants: [{ kind: 'bot', bot: 'greedy' }] })).toBe(record);
    expect(withNames(occupants)).toEqual(occupants);
  });
});
