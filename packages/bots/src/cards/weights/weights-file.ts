/** Weights as data files keep them: by the names of their features, so that a new feature shifts no other. */
import { FEATURE_NAMES, KNOTS } from './features.ts';
import type { CardWeights } from './weights.ts';

export interface WeightsFile extends Omit<CardWeights, 'city' | 'lasting' | 'fadingUses'> {
  /** By name: one weight per knot. */
  readonly city: Readonly<Record<string, readonly number[]>>;
}

/** A feature without an entry counts for nothing; the tests name every one. */
export function readWeights({ city, ...others }: WeightsFile): CardWeights {
  return { ...others, city: KNOTS.map((_, knot) => FEATURE_NAMES.map((name) => city[name]?.[knot] ?? 0)) };
}

export function fileOf({ city, lasting: _, fadingUses: __, ...others }: CardWeights): WeightsFile {
  const named = FEATURE_NAMES.map((name, feature) => [name, city.map((row) => row[feature] ?? 0)]);
  return { city: Object.fromEntries(named), ...others };
}

/** Returns the text of the file, one feature per line. */
export function weightsText(weights: CardWeights): string {
  const { city, ...others } = fileOf(weights);
  const rows = Object.entries(city).map(([name, row]) => `    ${JSON.stringify(name)}: [${row.join(', ')}]`);
  const rest = Object.entries(others).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${spaced(JSON.stringify(value))}`,
  );
  return `{\n  "city": {\n${rows.join(',\n')}\n  },\n${rest.join(',\n')}\n}\n`;
}

/** With spaces as the formatter sets them. */
function spaced(json: string): string {
  return json.replaceAll(':', ': ').replaceAll(',', ', ').replaceAll('{', '{ ').replaceAll('}', ' }');
}
