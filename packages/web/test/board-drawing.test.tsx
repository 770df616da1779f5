import { CHARACTERS, type Command, idOf, PARCEL_COUNT, prospectsOf, spaceAt } from '@carson/board-game';
import { describe, expect, it } from 'vitest';
import type { BoardTable } from '../src/games/board/table-types.ts';
import { ASKED, MOMENTS, tableFor, tablesFor } from './board-moments.ts';
import { act, count, drawn } from './page.ts';

const { tableUi } = await import('../src/games/board/table-ui.tsx');
const { TownMap } = await import('../src/games/board/map/town-map.tsx');
const { drawingOf } = await import('../src/games/board/town/parcels.tsx');
const { Street } = await import('../src/games/board/street/street.tsx');
const { Players } = await import('../src/games/board/players/players.tsx');
const { CharacterCards } = await import('../src/games/board/characters/character-cards.tsx');
const { Ribbon } = await import('../src/games/board/round/ribbon.tsx');
const { PhaseBar } = await import('../src/games/board/round/phase-bar.tsx');
const { phaseOf } = await import('../src/games/board/round/phase.ts');
const { tilesTakenIn } = await import('../src/games/board/round/takers.ts');
const { faceOf } = await import('../src/games/board/names/space-face.tsx');
const { AnswerPanel } = await import('../src/games/board/answers/answer-panel.tsx');
const { forgetOldAnswers } = await import('../src/games/board/selection/selection.ts');
const { DuelPicture } = await import('../src/games/board/duel/duel-picture.tsx');
const { Summary } = await import('../src/games/board/score/account-card.tsx');
const { IncomeWhy, incomeParts } = await import('../src/games/board/town/income-parts.tsx');
const { answerText } = await import('../src/games/board/answers/answer-text.ts');
const { accountsOf, pointCurves, totalsOf } = await import('../src/games/board/score/accounts.ts');
const { duelsOf, shownBy } = await import('../src/games/board/duel/duels.ts');
const { choicesOf, targetsOf } = await import('../src/games/board/selection/targets.ts');
const { occupantName } = await import('../src/parts/seats/people.ts');
const { hyphenated } = await import('../src/words/hyphenated.ts');
const { words } = await import('../src/words/words.ts');

const ENDS = tablesFor('over');
const UNSAID = /undefined|NaN|\[object/;
/** An icon, a class or an address may be named as the program names things; what people read may not. */
function readable(markup: string): string {
  return markup.replace(/<[^>]*?(aria-label|title)="([^"]*)"[^>]*>/g, ' $2 ').replace(/<[^>]+>/g, ' ');
}

describe('every decision of the board game', () => {
  it('is met by these games', () => {
    const asked = ASKED.map(({ kind }) => kind);
    expect(asked.toSorted()).toEqual(Object.keys(words.value.boardTable.ask).toSorted());
  });

  it('has a sentence, and a text for each answer', () => {
    for (const { kind, table } of ASKED) {
      const asks = words.value.boardTable.ask as Readonly<Record<string, string>>;
      const { spendFreely, playLast } = words.value.boardMap;
      const others: Readonly<Record<string, string>> = { spend: spendFreely, playTiles: playLast };
      const sentences = [asks[kind], others[kind]];
      expect(sentences, kind).toContain(tableUi.question(table, words.value));
      for (const command of table.options as readonly Command[]) {
        const text = answerText(command, table, words.value);
        expect(text, `${kind} ${JSON.stringify(command)}`).toMatch(/^\S.*\S$/);
        expect(text, `${kind} ${JSON.stringify(command)}`).not.toMatch(UNSAID);
      }
    }
  });

  it('can be answered where it is asked: by a place, by a button, by an amount or by the kit', () => {
    for (const { kind, table } of ASKED) {
      // The map takes a new question up, the panel asks it.
      forgetOldAnswers(table);
      const ask = drawn(<AnswerPanel table={table} live={true} act={act} />);
      expect(readable(ask), kind).not.toMatch(UNSAID);
      expect(ask, kind).toContain('data-answer');
    }
  });
});

describe('the board table, drawn from a view', () => {
  it('names every parcel and lights exactly those that can be chosen', () => {
    for (const kind of ['claimParcel', 'placeCowboy', 'setHouse']) {
      const table = tableFor(kind);
      const targets = targetsOf(choicesOf(table));
      const map = drawn(
        <TownMap
          table={table}
          targets={targets}
          selected={undefined}
          highlighted={[3]}
          onPick={() => undefined}
        />,
      );
      expect(count(map, 'data-parcel=')).toBe(PARCEL_COUNT);
      expect(count(map, 'role="button"')).toBe(targets.filter((target) => target.kind === 'parcel').length);
      expect(count(map, 'parcel-target open')).toBe(
        targets.filter((target) => target.kind === 'parcel').length,
      );
      expect(count(map, 'class="parcel-lit"')).toBe(1);
      expect(readable(map)).not.toMatch(UNSAID);
    }
  });

  it('is one stop of the Tab key, from which every parcel answers', () => {
    for (const table of ENDS) {
      const map = drawn(
        <TownMap
          table={table}
          targets={[]}
          selected={undefined}
          highlighted={[]}
          onPick={() => undefined}
          onInspect={() => undefined}
        />,
      );
      expect(count(map, 'tabindex="0"')).toBe(1);
      expect(count(map, 'tabindex="-1"')).toBe(PARCEL_COUNT - 1);
      expect(count(map, 'role="button"')).toBe(PARCEL_COUNT);
    }
  });

  it('shows whatever stands in the town, whose it is and what it earns', () => {
    for (const table of ENDS) {
      const { town, parcels } = table.view;
      const map = drawn(
        <TownMap table={table} targets={[]} selected={undefined} highlighted={[]} onPick={() => undefined} />,
      );
      for (const [parcel, code] of town.on.entries()) {
        const on = idOf(code);
        if (on === 'river') expect(map).toContain('class="river-water"');
        else if (on !== undefined) expect(map).toContain(`#${drawingOf(on, parcel)})`);
      }
      expect(count(map, 'class="parcel-owned"')).toBe(town.owner.filter((owner) => owner >= 0).length);
      expect(count(map, 'class="badge"')).toBe(parcels.filter(({ income }) => income !== undefined).length);
    }
  });

  it('shows what a building would earn where, and whose parcel it would be', () => {
    const table = tableFor('takeTile');
    const { town, round, occupant, viewer } = table.view;
    const found = prospectsOf({ town, round, occupant }, Number(viewer), 'ranch');
    const map = drawn(
      <TownMap
        table={table}
        targets={[]}
        selected={undefined}
        highlighted={[]}
        prospects={new Map(found.map((prospect) => [prospect.parcel, prospect]))}
        onPick={() => undefined}
      />,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(count(map, 'class="prospect')).toBe(found.length);
    expect(count(map, 'class="prospect own"')).toBe(found.filter(({ owned }) => owned).length);
  });

  it('B14.2 explains every income by parts that add up to it', () => {
    let explained = 0;
    for (const { view: seen } of ENDS) {
      const view = seen;
      for (const [parcel, { income }] of view.parcels.entries()) {
        if (income === undefined) continue;
        const parts = incomeParts(view, parcel);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(income);
        const why = drawn(<IncomeWhy view={view} parcel={parcel} />);
        expect(readable(why)).not.toMatch(UNSAID);
        explained += parts.length;
      }
    }
    expect(explained).toBeGreaterThan(20);
  });

  it('draws the street in its order, the bag by kind and everyone at the table', () => {
    for (const { kind, table } of MOMENTS) {
      const view = table.view;
      const street = drawn(<Street table={table} live={true} act={act} />);
      expect(count(street, 'data-explain="space:')).toBe(view.spaces.length);
      const taken = phaseOf(view) === 'placing' ? undefined : tilesTakenIn(table.log);
      for (const { place } of view.spaces)
        expect(street).toContain(
          `>${hyphenated(faceOf(view, spaceAt(place), taken?.get(place)).name)}</span>`,
        );
      expect(street).toContain(`<span class="bag-count">${view.bag.reduce((sum, left) => sum + left, 0)}<`);
      const players = drawn(<Players table={table} live={true} act={act} />);
      expect(count(players, 'town-player-body')).toBe(view.players.length);
      expect(readable(street + players), kind).not.toMatch(UNSAID);
    }
  });

  it('B9, B11.3 shows every character as a card: number, power, cash limit, who has it', () => {
    for (const { kind, table } of MOMENTS) {
      const { characters } = table.view;
      const cast = drawn(<CharacterCards table={table} live={true} act={act} />);
      expect(count(cast, 'data-explain="character:')).toBe(characters.length);
      expect(count(cast, 'class="cast-taken"')).toBe(
        characters.filter(({ holder }) => holder !== undefined).length,
      );
      for (const { character, side = 'yellow', number } of characters) {
        expect(cast, `${kind} ${character}`).toContain(`>${number}</span>`);
        const { limit } = CHARACTERS[character][side];
        if (limit > 0) expect(cast, `${kind} ${character}`).toContain(`$${limit}`);
        const { power } = words.value.boardCharacters[character][side];
        expect(cast).toContain(power.split('’')[0]);
      }
      expect(readable(cast), kind).not.toMatch(UNSAID);
    }
  });

  it('B3.2, B4.4 says whose turn it is, in which phase, and both orders', () => {
    const { boardPlay, boardTable } = words.value;
    const ribbon = (table: BoardTable): string => drawn(<Ribbon table={table} live={true} act={act} />);
    expect(ribbon(tableFor('placeCowboy'))).toContain(
      `<span class="order-name">${boardTable.orders.turn}</span>`,
    );
    expect(ribbon(tableFor('takeCharacter'))).toContain(
      `<span class="order-name">${boardTable.orders.choice}</span>`,
    );
    for (const { kind, table } of ASKED) {
      const [acting] = table.owed;
      const one = new Set(table.owed.map(({ seat }) => seat)).size === 1;
      if (one) expect(ribbon(table), kind).toContain(`class="ribbon-flag" data-seat="${acting?.seat}"`);
      else expect(ribbon(table), kind).toContain(boardPlay.flag.everybody);
      expect(readable(ribbon(table)), kind).not.toMatch(UNSAID);
    }
    const current = (kind: string): string | undefined =>
      /aria-current="step".*?phase-name">([^<]+)/.exec(
        drawn(<PhaseBar table={tableFor(kind)} live={true} act={act} />),
      )?.[1];
    expect(current('takeCharacter')).toBe(boardPlay.phases.characters);
    expect(current('placeCowboy')).toBe(boardPlay.phases.placing);
    expect(current('takeTile')).toBe(boardPlay.phases.street);
    expect(current('spend')).toBe(boardPlay.phases.end);
  });

  it('never shows duel tiles of someone else', () => {
    const table = tableFor('playTiles');
    const view = table.view;
    for (const [seat, { hand }] of view.players.entries())
      expect(hand === undefined).toBe(seat !== view.viewer);
  });

  it('tells every event of whole games', () => {
    for (const table of ENDS) {
      const lines = table.log.flatMap((entry) => tableUi.logLines(entry, table, words.value));
      expect(lines.length).toBeGreaterThan(100);
      for (const { text } of lines) expect(text).not.toMatch(UNSAID);
    }
  });
});

describe('the chances in a duel', () => {
  it('B6.1 add up to one, however ties are settled', () => {
    for (const table of ENDS) {
      for (const duel of duelsOf(table.log).filter(
        ({ thrown, outlaw }) => thrown.length > 1 && outlaw === 0,
      )) {
        const percents = [...drawn(<DuelPicture table={table} duel={duel} />).matchAll(/>(\d+)%</g)];
        const sum = percents.reduce((total, [, percent]) => total + Number(percent), 0);
        expect(percents.length).toBe(duel.seats.length);
        expect(Math.abs(sum - 100)).toBeLessThan(duel.seats.length);
      }
    }
  });
});

describe('duels, as far as they are told', () => {
  const ended = (table: BoardTable) => duelsOf(table.log).filter(({ end }) => end !== undefined);

  it('B6.3 shows the dice or tiles that decided it, and sums that add up', () => {
    let dice = 0;
    let tiles = 0;
    for (const table of ENDS) {
      for (const duel of ended(table)) {
        for (const { seat, shown, strength, total } of duel.end?.entries ?? []) {
          expect(shownBy(duel, seat)).toEqual(shown);
          expect(shown.reduce((sum, value) => sum + value, strength.total)).toBe(total);
        }
        if (duel.thrown.length > 0) dice += 1;
        else tiles += 1;
      }
    }
    expect(dice).toBeGreaterThan(5);
    expect(tiles).toBeGreaterThan(5);
  });

  it('B9.10 keeps the first throw in sight until the second', () => {
    const again = ENDS.flatMap(ended).find((duel) => duel.again.length > 0);
    const [second] = again?.again ?? [];
    if (again === undefined || second === undefined) throw new Error('no one threw again');
    expect(shownBy({ ...again, again: [] }, second.seat)).toContain(second.before);
    expect(shownBy(again, second.seat)).toContain(second.after);
  });

  it('names the winner, and no one before it is decided', () => {
    for (const table of ENDS) {
      for (const duel of ended(table).slice(0, 10)) {
        const { end: _, ...open } = duel;
        const before = drawn(<DuelPicture table={table} duel={open} />);
        const after = drawn(<DuelPicture table={table} duel={duel} />);
        expect(before).not.toContain(' wins');
        expect(count(after, 'duel-fighter wins')).toBe(1);
        expect(readable(before + after)).not.toMatch(UNSAID);
        const tie = words.value.boardStreet.tie({ name: nameOf(table, duel.end?.winner ?? 0) });
        expect(after.includes(tie)).toBe(duel.end?.byEndOrder === true);
        const losers = duel.seats.filter((seat) => seat !== duel.end?.winner);
        const back = words.value.boardStreet.back({ names: losers.map((seat) => nameOf(table, seat)) });
        expect(after.includes(back)).toBe(losers.length > 0);
        expect(before).toContain('<p class="duel-outcome" role="status"></p>');
      }
    }
  });
});

function nameOf({ occupants }: BoardTable, seat: number): string {
  return occupantName(occupants, seat, words.value);
}

describe('the account', () => {
  it('adds up to the money everyone has at the end', () => {
    for (const table of ENDS) {
      const view = table.view;
      const seats = view.players.length;
      const rounds = accountsOf(table.log, seats);
      expect(rounds.map(({ round, ended }) => `${round} ${ended}`)).toEqual(
        [1, 2, 3, 4].map((round) => `${round} true`),
      );
      const setUp = table.log.flatMap(({ events }) => events);
      const first = setUp.findIndex(({ type }) => type === 'roundBegun');
      const start = accountsOf(
        [{ move: -1, events: [{ type: 'roundBegun', round: 0 }, ...setUp.slice(0, first)] }],
        seats,
      );
      const money = [...start, ...rounds].flatMap((account) => account.money);
      expect(totalsOf(money, seats)).toEqual(view.players.map((player) => player.money));
    }
  });

  it('draws a curve that ends in the final scores', () => {
    for (const table of ENDS) {
      const seats = table.occupants.length;
      const curves = pointCurves(table.log, seats);
      expect(curves.map((curve) => curve.at(-1))).toEqual(table.scores.map(({ total }) => total));
      expect(curves.map((curve) => curve.length)).toEqual(Array.from({ length: seats }, () => 6));
      const summary = drawn(<Summary table={table} />);
      expect(count(summary, 'class="curve-line"')).toBe(seats);
      expect(readable(summary)).not.toMatch(UNSAID);
    }
  });

  it('is not there before a round has ended', () => {
    const table = tableFor('claimParcel');
    expect(drawn(<Summary table={table} />)).toBe('');
  });
});
