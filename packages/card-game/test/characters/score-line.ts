import { type CharacterId, scoreCity } from '../../src/index.ts';
import { rows } from '../rows.ts';

interface Rest {
  readonly others?: readonly CharacterId[];
  readonly sold?: number;
}

/** What a character scores in a drawn city. */
export function pointsOf(id: CharacterId, city: string, { others = [], sold = 0 }: Rest = {}): number {
  const { lines } = scoreCity(rows(city), { characters: [id, ...others], sold });
  return lines.find((line) => line.id === id)?.points ?? Number.NaN;
}
