/**
 * Designs the deck and writes it to src/deck/terrain.ts and src/deck/backs.ts:
 *   npx tsx packages/card-game/scripts/design-deck.ts
 * The same recipes and seed give the same deck. docs/card-deck.md tells how and why.
 */
import { writeFileSync } from 'node:fs';
import type { CharacterBack, Parcels } from '../src/deck/card.ts';
import type { Era } from '../src/ids.ts';
import { designBacks } from './design/backs.ts';
import { DECK_SEED } from './design/recipes.ts';
import { designTerrain } from './design/terrain.ts';

const NOTE = '// Written by scripts/design-deck.ts: change the design there, not the cards here.\n';

function terrainFile(): string {
  const rows = ([1, 2] as const).flatMap((era) =>
    designTerrain(era, DECK_SEED).map((parcels, at) => terrainRow(era, at, parcels)),
  );
  return `${NOTE}import type { TerrainCard } from './card.ts';

export const TERRAIN_FACES: readonly Omit<TerrainCard, 'appeal'>[] = [
${rows.join('\n')}
];
`;
}

function terrainRow(era: Era, at: number, parcels: Parcels): string {
  const id = `${'I'.repeat(era)}-${String(at + 1).padStart(2, '0')}`;
  return `  { id: '${id}', era: ${era}, parcels: [${parcels.map(quoted).join(', ')}] },`;
}

function backsFile(): string {
  return `${NOTE}import type { CharacterBack } from './card.ts';

export const BACKS: readonly CharacterBack[] = [
${designBacks(DECK_SEED).map(backRow).join('\n')}
];
`;
}

function backRow({ order, skull }: CharacterBack): string {
  return `  { order: [${order.map(quoted).join(', ')}], skull: ${skull} },`;
}

function quoted(id: string): string {
  return `'${id}'`;
}

writeFileSync(new URL('../src/deck/terrain.ts', import.meta.url), terrainFile());
writeFileSync(new URL('../src/deck/backs.ts', import.meta.url), backsFile());
