/** Sets the level of the expectations in the weights of the card game again; the judgement between options stays. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights, type WeightsFile, weightsText } from '../src/cards/weights/weights-file.ts';
import { CALIBRATION, calibrate } from './calibrate-cards.ts';

const FILE = join(import.meta.dirname, '../src/cards/weights.json');
const weights: WeightsFile = JSON.parse(readFileSync(FILE, 'utf8'));
writeFileSync(FILE, weightsText(calibrate(readWeights(weights), CALIBRATION)));
