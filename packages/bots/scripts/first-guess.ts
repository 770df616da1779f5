/** Where the tuning begins: the rough forecast of the simple greedy seat, in the numbering of the features. */
import { CHARACTER_IDS, CHARACTERS, codeOf, ELEMENTS, ROUNDS_PER_ERA, type View } from '@carson/card-game';
import { aheadOf } from '../src/cards/greedy/ahead.ts';
import { CHARACTER_POTENTIAL, forecastOf } from '../src/cards/greedy/potential.ts';
import { AT, FEATURES, KNOTS, pairAt } from '../src/cards/weights/features.ts';
import { BARE } from '../src/cards/weights/ledger.ts';
import { type CardWeights, NO_FORESIGHT } from '../src/cards/weights/weights.ts';

export function firstGuess(): CardWeights {
  return { ...NO_FORESIGHT, city: KNOTS.map(guessAt) };
}

function guessAt(rounds: number): readonly number[] {
  const inFirst = rounds > ROUNDS_PER_ERA;
  const round = inFirst ? 2 * ROUNDS_PER_ERA - rounds : ROUNDS_PER_ERA - rounds;
  const ahead = aheadOf({ era: inFirst ? 1 : 2, round } as View);
  const { besideBare, besideEmpty, anywhere } = forecastOf(ahead);
  const row = new Array<number>(FEATURES).fill(0);
  for (const code of ELEMENTS.keys()) {
    if (code === codeOf('empty')) continue;
    row[AT.pairs + pairAt(code, BARE)] = besideBare[code] as number;
    row[AT.pairs + pairAt(code, codeOf('empty'))] = besideEmpty[code] as number;
    row[AT.counts + code] = anywhere[code] as number;
  }
  for (const [at, id] of CHARACTER_IDS.entries()) {
    row[AT.characters + at] =
      CHARACTER_POTENTIAL[id](ahead) / (CHARACTERS[id].power?.once === 'era' && inFirst ? 2 : 1);
  }
  return row;
}
