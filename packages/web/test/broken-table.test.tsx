/** A game that no longer replays: what its people, and others, are told and offered. */
import type { TableUpdate } from '@carson/protocol';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it, vi } from 'vitest';
import { drawn } from './page.ts';
import { quietUpdate } from './quiet-table.ts';

vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
vi.mock('../src/parts/ask-twice.tsx', () => ({
  AskTwice: ({ question }: { readonly question: string }) => question,
}));

const { BrokenPart } = await import('../src/online/table/broken-table.tsx');

const { broken } = words.online;
const RECORD = '/api/tables/quiet/record';

function shown(more: Pick<TableUpdate, 'viewer' | 'phase'>): string {
  const table = { ...quietUpdate(), ...more };
  return drawn(<BrokenPart link={{ act: async () => ({ ok: true }) }} table={table} move={3} />);
}

describe('a game that cannot go on', () => {
  it('says why to everyone, and to its players what closing is good for', () => {
    const player = shown({ viewer: 0, phase: 'playing' });
    expect(player).toContain(broken.atMove({ move: 4 }));
    expect(player).toContain(broken.closeFirst);
    expect(player).toContain(broken.close);
    expect(player).not.toContain(RECORD);
    const stranger = shown({ viewer: 'spectator', phase: 'playing' });
    expect(stranger).toContain(broken.atMove({ move: 4 }));
    expect(stranger).not.toContain(broken.closeFirst);
    expect(stranger).not.toContain(broken.close);
  });

  it('is deleted by its players only, after a question that says what is lost', () => {
    const player = shown({ viewer: 0, phase: 'over' });
    expect(player).toContain(broken.deleteQuestion);
    expect(player).toContain(RECORD);
    expect(player).not.toContain(broken.closeFirst);
    const stranger = shown({ viewer: 'spectator', phase: 'over' });
    expect(stranger).not.toContain(broken.deleteQuestion);
    expect(stranger).toContain(RECORD);
  });
});
