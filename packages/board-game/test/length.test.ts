/** No game goes on for ever, whatever the seats do. */
import { pick, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import type { Command } from '../src/command.ts';
import { boardGame } from '../src/game.ts';
import { MOST_COMMANDS } from '../src/length.ts';
import { EXPANSION_IDS, type OptionsInput } from '../src/setup/options.ts';

const TABLES: readonly OptionsInput[] = [
  { seats: 6, roster: { by: 'lot' }, buildings: EXPANSION_IDS, variants: { kitCarson: true, horses: true } },
  { seats: 6, roster: { by: 'lot' }, buildings: EXPANSION_IDS, variants: { horses: true, outlaws: true } },
  { seats: 5, roster: { by: 'preset', preset: 'landowners' }, buildings: EXPANSION_IDS },
  {
    seats: 4,
    roster: { by: 'preset', preset: 'showdown' },
    variants: { mightIsRight: true, kitCarson: true },
  },
];

/** What brings the end nearer, last; what can be undone or asked again, first. */
const DELAYS: readonly Command['type'][][] = [
  ['takeBack', 'takeHorse', 'askConsent', 'cancelBuild', 'bid'],
  ['putHorse', 'placeCowboy', 'build', 'takeTile', 'treat', 'throwAgain', 'layRoad', 'buyHorse'],
];

/** Prolongs the game: takes back, asks everyone, raises by $1, cancels what it builds. */
function delaying(options: readonly Command[], random: ReturnType<typeof seedRandom>): Command {
  for (const types of DELAYS) {
    const wanted = options.filter(({ type }) => types.includes(type));
    const [lowest] = wanted;
    if (lowest !== undefined) return lowest.type === 'bid' ? lowest : pick(random, wanted);
  }
  return pick(random, options);
}

describe('the length of a game', () => {
  it('B10.5, B14.29 has an end that no seat can put off: every game is over within MOST_COMMANDS', () => {
    let longest = 0;
    for (const [game, table] of TABLES.entries()) {
      const random = seedRandom(`length ${game}`);
      const options = boardGame.readOptions(table);
      if (!options.ok) throw new Error(options.refusal.code);
      const state = boardGame.setup(options.value, `length ${game}`);
      let commands = 0;
      for (; boardGame.owed(state).length > 0; commands++) {
        const { seat } = pick(random, boardGame.owed(state));
        boardGame.play(state, seat, delaying(boardGame.options(state, seat), random));
        if (commands > MOST_COMMANDS) throw new Error(`game ${game} has no end`);
      }
      longest = Math.max(longest, commands);
    }
    expect(longest).toBeGreaterThan(500);
  });

  it('B10.5 the bound is one that a server can replay', () => {
    expect(MOST_COMMANDS).toBeLessThan(30_000);
  });
});
