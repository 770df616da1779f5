/** B2.7: which characters are in play, each on its side. */
import { below, type Random, type Refusal, refusal, shuffle } from '@carson/engine';
import { CHARACTERS, FLOATING, RED, YELLOW } from '../content/characters/index.ts';
import type { Character } from '../content/characters/power.ts';
import type { RosterChoice } from '../content/presets.ts';
import { CHARACTER_IDS, type CharacterId, characterNumber, type Side } from '../ids.ts';
import type { RosterEntry } from '../state/state.ts';
import type { Rules } from './rule-set.ts';

const RULE = 'B2.7';
const ROSTER_SIZE = 7;

/** B2.7: seven, and one more for a character that takes another along. */
export function rosterSizeFor(characters: readonly CharacterId[]): number {
  return characters.some((id) => takesAnother(CHARACTERS[id])) ? ROSTER_SIZE + 1 : ROSTER_SIZE;
}

/** On both sides or on none. */
function takesAnother({ yellow }: Character): boolean {
  return yellow.second !== undefined;
}

export function whyNoRoster(choices: readonly RosterChoice[], rules: Rules): Refusal | undefined {
  const ids = choices.map(({ character }) => character);
  for (const [at, { character, side }] of choices.entries()) {
    if (ids.indexOf(character) < at) return refusal('characterTwice', RULE, { character });
    const reason = whyNoSide(character, side, rules);
    if (reason !== undefined) return reason;
  }
  const size = rosterSizeFor(ids);
  if (ids.length === size) return undefined;
  return refusal('rosterSize', RULE, { size: ids.length, needed: size });
}

function whyNoSide(id: CharacterId, side: Side | undefined, rules: Rules): Refusal | undefined {
  const entry = CHARACTERS[id];
  if (entry.sideBy !== 'table') return undefined;
  if (side === undefined) return refusal('sideMissing', RULE, { character: id });
  if (!entry[side].needsHorses || rules.horses > 0) return undefined;
  return refusal('sideNeedsHorses', entry[side].rule, { character: id, side });
}

/** Returns the chosen characters, or random ones where none were chosen. */
export function rosterFor(rules: Rules, random: Random): RosterEntry[] {
  const choices = rules.roster ?? randomRoster(rules, random);
  return choices
    .map(({ character, side }) => ({
      character: characterNumber(character),
      side: CHARACTERS[character].sideBy === 'table' ? sideNumber(side) : FLOATING,
    }))
    .sort((a, b) => a.character - b.character);
}

function sideNumber(side: Side | undefined): number {
  return side === 'red' ? RED : YELLOW;
}

function randomRoster(rules: Rules, random: Random): RosterChoice[] {
  const shuffled = shuffle(random, [...CHARACTER_IDS]);
  const size = rosterSizeFor(shuffled.slice(0, ROSTER_SIZE));
  return shuffled
    .slice(0, size)
    .map((character) => ({ character, side: randomSide(character, rules, random) }));
}

function randomSide(id: CharacterId, rules: Rules, random: Random): Side {
  const side: Side = below(random, 2) === YELLOW ? 'yellow' : 'red';
  if (!CHARACTERS[id][side].needsHorses || rules.horses > 0) return side;
  return side === 'yellow' ? 'red' : 'yellow';
}
