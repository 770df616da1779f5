/** Random play is only worth what it met: games are played until everything in the box has occurred. */
import { readdirSync, readFileSync } from 'node:fs';
import { below, pick, seedRandom } from '@carson/engine';
import { countKind, neverOccurred, noKinds } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import type { Command } from '../src/command.ts';
import { POWERS } from '../src/content/characters/index.ts';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import { BUILDING_IDS, VARIANT_IDS } from '../src/ids.ts';
import { settingOf } from '../src/setup/rules-for.ts';
import type { State } from '../src/state/state.ts';
import { bentTable } from './any-table.ts';
import { type Company, companiesWith, dealTiles, WAVERERS } from './companies.ts';
import { expectLawful } from './invariants.ts';
import { PASS } from './playing.ts';
import { curious } from './temperaments.ts';
import { WildAnswers } from './wild-answers.ts';

const SRC = new URL('../src/', import.meta.url);
const source = (path: string) => readFileSync(new URL(path, SRC), 'utf8');
const named = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map(source)
  .join('\n');

/** Everything that can occur. */
const EXPECTED = {
  events: named(source('event.ts'), /type: '(\w+)'/g),
  commands: named(source('command.ts'), /(?:literal|bare|onParcel)\('(\w+)'\)/g),
  refusals: named(sources, /refusal\(\s*'(\w+)'/g),
  sides: POWERS.map((_, index) => String(index)),
  buildings: [...BUILDING_IDS],
  variants: [...VARIANT_IDS],
};

type Kind = keyof typeof EXPECTED;
const KINDS = Object.keys(EXPECTED) as Kind[];

const MOST_GAMES = 1000;
/** Invariants are judged after one command in this many: other random games judge every one. */
const WATCHED_EVERY = 4;

describe('over random games', () => {
  const met = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, number>()])) as Record<
    Kind,
    Map<string, number>
  >;
  const missing = (kind: Kind) => neverOccurred(met[kind], EXPECTED[kind]);
  const wild = new WildAnswers((code) => countKind(met.refusals, code));
  const nosy = curious(
    (kind) => met.events.get(kind) ?? 0,
    (id) => met.buildings.get(id) ?? 0,
  );
  const companies = companiesWith(nosy);
  // With this seed 177 games meet everything, with most others about 400.
  const random = seedRandom('box 4');
  playOut(WAVERERS, sitDown(WAVERERS, 'wavering'));
  for (let game = 0; game < MOST_GAMES && KINDS.some((kind) => missing(kind).length > 0); game++) {
    for (let table = 0; table < 10; table++) askDoor();
    const company = pick(random, companies);
    const state = sitDown(company, `occurrence ${game}`);
    if (below(random, 2) === 0) dealTiles(state);
    playOut(company, state);
    wild.tryOne({ random, state, seat: 0 }, PASS);
  }

  function askDoor(): void {
    const options = boardGame.readOptions(bentTable(random));
    if (!options.ok) countKind(met.refusals, options.refusal.code);
  }

  function sitDown({ table }: Company, seed: string): State {
    const options = boardGame.readOptions(table(random));
    if (!options.ok) throw new Error(options.refusal.code);
    for (const id of VARIANT_IDS) if (settingOf(options.value, id) !== undefined) countKind(met.variants, id);
    return boardGame.setup(options.value, seed, tell);
  }

  function playOut(company: Company, state: State): void {
    const temperaments = state.players.map(() => pick(random, company.seats));
    const last: Command[] = [];
    for (;;) {
      const owed = boardGame.owed(state);
      if (owed.length === 0) return;
      const { seat, kind } = pick(random, owed);
      const options = boardGame.options(state, seat);
      wild.hear(random, kind, options);
      wild.tryMany({ random, state, seat }, kind, last[seat]);
      const neighbour = (seat + 1) % state.players.length;
      if (below(random, 50) === 0) wild.tryOne({ random, state, seat: neighbour }, PASS);
      const command = (temperaments[seat] ?? nosy)({ random, state, seat, options });
      last[seat] = command;
      play(state, seat, command);
    }
  }

  function play(state: State, seat: number, command: Command): void {
    const watched = state.moves % WATCHED_EVERY === 0;
    const before = watched ? boardGame.clone(state) : state;
    const events: BoardEvent[] = [];
    countKind(met.commands, command.type);
    boardGame.play(state, seat, command, (event) => events.push(event));
    for (const event of events) tell(event);
    for (const { power } of state.players) if (power >= 0) countKind(met.sides, String(power));
    const moment = { game: boardGame, state, before, move: { seat, command }, events, random };
    if (watched) expectLawful({ ...moment, kinds: noKinds() });
  }

  function tell(event: BoardEvent): void {
    countKind(met.events, event.type);
    if (event.type === 'buildingBuilt') countKind(met.buildings, event.building);
    if (event.type === 'cityHallPlaced') countKind(met.buildings, 'cityHall');
  }

  it.each(KINDS)('%s: each one occurs', (kind) => {
    expect(missing(kind)).toEqual([]);
  });
});
