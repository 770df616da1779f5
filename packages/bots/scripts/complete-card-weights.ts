/** Gives every feature that the card game's weights lack a row of zeros, from which tuning starts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURE_NAMES } from '../src/cards/weights/features.ts';
import { readWeights, weightsText } from '../src/cards/weights/weights-file.ts';

for (const name of ['weights.json', 'weights-alone.json']) {
  const file = new URL(`../src/cards/${name}`, import.meta.url);
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const missing = FEATURE_NAMES.filter((feature) => before.city[feature] === undefined);
  writeFileSync(file, weightsText(readWeights(before)));
  process.stdout.write(`${name}: ${missing.length} rows added\n`);
}
