/** Small promises of the board game's table that were broken once. */

import {
  boardGame,
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterView,
  type Command,
  type InPlay,
  isParcelPlace,
  ON_IDS,
  rulingsInForce,
  SIDES,
} from '@carson/board-game';
import { loadBoardRulebook } from '@carson/words';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardTable } from '../src/games/board/table-types.ts';
import { tableFor } from './board-moments.ts';
import { act, drawn } from './page.ts';

const { tableUi } = await import('../src/games/board/table-ui.tsx');
const { inspect, MapPane } = await import('../src/games/board/map/map-pane.tsx');
const { PlacePreview } = await import('../src/games/board/answers/place-preview.tsx');
const { loseLines } = await import('../src/games/board/stakes/stakes.ts');
const { answerText } = await import('../src/games/board/answers/answer-text.ts');
const { choicesOf, sameTarget, targetOf } = await import('../src/games/board/selection/targets.ts');
const { characterName, characterTexts } = await import('../src/games/board/names/character-text.ts');
const { aboutElement } = await import('../src/games/board/names/place-name.ts');
const { RulingsPart } = await import('../src/parts/setup/rulings-part.tsx');
const { VariantsPart } = await import('../src/games/board/setup/variants-part.tsx');
const { boxOf, firstPlan } = await import('../src/games/board/setup/plan.ts');
const { SettingsDialog } = await import('../src/shell/settings-dialog.tsx');
const model = await import('../src/games/board/selection/selection.ts');
const { words } = await import('../src/words/words.ts');

const commandsOf = ({ options }: BoardTable): readonly Command[] => options as readonly Command[];

beforeEach(() => {
  model.selected.value = undefined;
  model.hinted.value = undefined;
  model.inspected.value = undefined;
});

describe('a hint', () => {
  it('leaves what the player has aimed at alone until it is chosen', () => {
    const table = tableFor('placeCowboy');
    const [aimed, hinted] = commandsOf(table).filter((command) => targetOf(command)?.kind === 'parcel');
    if (aimed === undefined || hinted === undefined) throw new Error('too few parcels');
    model.selected.value = targetOf(aimed);
    tableUi.point(hinted, table);
    expect(model.selected.value).toEqual(targetOf(aimed));
    expect(model.hinted.value).toEqual(targetOf(hinted));
    tableUi.point(undefined, table);
    expect(model.hinted.value).toBeUndefined();
    tableUi.aim?.(hinted, table);
    expect(model.selected.value).toEqual(targetOf(hinted));
  });
});

it('an answer that is no longer possible loses the focus, and no button of the guide does', () => {
  const blurred: string[] = [];
  const focusOn = (part: string): void => {
    const matches = (selector: string): boolean =>
      selector.split(' ').every((name) => ['', part, '[data-answer="true"]'].includes(name));
    vi.stubGlobal('document', { activeElement: { matches, blur: () => void blurred.push(part) } });
  };
  for (const part of ['.guide', '.table-ask']) {
    const table = tableFor('placeCowboy');
    model.forgetOldAnswers(table);
    focusOn(part);
    model.selected.value = { kind: 'corral', at: -1 };
    model.forgetOldAnswers(table);
    expect(model.selected.value).toBeUndefined();
  }
  vi.stubGlobal('document', undefined);
  expect(blurred).toEqual(['.table-ask']);
});

describe('the card about an income', () => {
  it('does not open for a building that comes later to a parcel someone clicked', () => {
    const table = tableFor('placeCowboy');
    const view = table.view;
    const bare = view.parcels.findIndex(({ income }) => income === undefined);
    const built: BoardTable = {
      ...table,
      view: {
        ...view,
        parcels: view.parcels.map((seen, at) => (at === bare ? { ...seen, income: 3 } : seen)),
      },
    };
    inspect(view, bare);
    expect(model.inspected.value).toBeUndefined();
    expect(drawn(<MapPane table={built} live={true} act={act} />)).not.toContain('income-card');
  });

  it('closes with the next question', () => {
    const [first, second] = [tableFor('placeCowboy'), tableFor('takeTile')];
    model.forgetOldAnswers(first);
    model.inspected.value = 3;
    model.forgetOldAnswers(second);
    expect(model.inspected.value).toBeUndefined();
  });
});

describe('questions', () => {
  it('B11.3 speak of an excess only where there is one', () => {
    const table = tableFor('spend');
    const view = table.view;
    const seat = Number(table.viewer);
    const withMoney = (money: number): BoardTable => ({
      ...table,
      view: {
        ...view,
        players: view.players.map((player, at) => (at === seat ? { ...player, money } : player)),
      },
    });
    const { limit } = view.players[seat] ?? { limit: 0 };
    expect(tableUi.question(withMoney(limit + 1), words.value)).toBe(words.value.boardTable.ask.spend);
    expect(tableUi.question(withMoney(limit), words.value)).toBe(words.value.boardMap.spendFreely);
    expect(words.value.boardTable.amountOf.spend({ amount: 0, count: 0 })).not.toMatch(/\d/);
  });

  it('B5.4 say nothing of winning where no one fought', () => {
    expect(tableUi.question(tableFor('buyParcel'), words.value)).not.toMatch(/w[io]n/);
  });

  it('B9.6 tell the Captain’s prices', () => {
    for (const kind of ['hireCowboys', 'buyRevolvers'] as const) {
      const table = tableFor(kind);
      for (const command of commandsOf(table).filter(({ type }) => type === 'choose')) {
        const side = kind === 'hireCowboys' ? 'yellow' : 'red';
        const terms = CHARACTERS.captain[side].atOnce?.terms.find(
          ({ answer }) => 'choice' in command && answer === command.choice,
        );
        expect(terms?.costs?.money).toBeGreaterThan(0);
        expect(answerText(command, table, words.value)).toContain(`$${terms?.costs?.money}`);
      }
    }
  });

  it('B9.14 tell what each side of the Doctor does', () => {
    const table = tableFor('chooseSide');
    const texts = commandsOf(table)
      .filter(({ type }) => type === 'choose')
      .map((command) => answerText(command, table, words.value));
    expect(texts).toEqual(
      SIDES.map(
        (side) =>
          `${characterName({ character: 'doctor', side }, words.value)}: ${words.value.boardCharacters.doctor[side].power}`,
      ),
    );
  });
});

describe('placing', () => {
  it('B6.2 speaks of losing a duel only where someone is', () => {
    const table = tableFor('placeCowboy');
    const view = table.view;
    const shown = choicesOf(table).flatMap((choice) => {
      const { command, target } = choice;
      if (command.type !== 'placeCowboy' || target === undefined) return [];
      const choices = choicesOf(table).filter((other) => sameTarget(other.target, target));
      const preview = drawn(
        <PlacePreview table={table} live={true} act={act} target={target} choices={choices} />,
      );
      const stakes = { view, seat: Number(table.viewer), place: command.place };
      const isHeld =
        view.pieces.some(({ place }) => place === command.place) ||
        (isParcelPlace(command.place) &&
          (view.town.outlaw[command.place] === 1 || (view.town.owner[command.place] ?? -1) >= 0));
      const isSaid = loseLines(stakes, words.value).some((line) => preview.includes(line));
      return [{ isHeld, isSaid }];
    });
    expect(shown.length).toBeGreaterThan(10);
    for (const { isHeld, isSaid } of shown) if (!isHeld) expect(isSaid).toBe(false);
  });
});

describe('characters and buildings', () => {
  const entries: readonly CharacterView[] = CHARACTER_IDS.flatMap((character) =>
    SIDES.map((side) => ({ character, number: 0, side })),
  );

  it('B9.18 have one name each', () => {
    for (const entry of entries) {
      const name = characterName(entry, words.value);
      for (const { power } of characterTexts(entry, words.value)) {
        const others = Object.values(words.value.names.characters).filter((other) => other !== name);
        for (const other of others) expect(power, name).not.toMatch(new RegExp(`^${other}:`));
      }
    }
    expect(characterName({ character: 'lawyer', side: 'red' }, words.value)).toBe(
      words.value.names.characters.editor,
    );
  });

  it('B10.3, B10.6 speak of outlaws and corrals only where they are', () => {
    const about = (more: Partial<InPlay>): string => {
      const inPlay = { duelTiles: false, outlaws: false, horses: false, ...more };
      return [
        ...entries.flatMap((entry) => characterTexts(entry, words.value, inPlay).map(({ detail }) => detail)),
        ...ON_IDS.map((on) => aboutElement(on, { inPlay }, words.value)),
      ].join(' ');
    };
    expect(about({})).not.toMatch(/outlaw|corral/i);
    expect(about({ outlaws: true })).toMatch(/outlaw/i);
    expect(about({ horses: true })).toMatch(/corral/i);
  });
});

const started = boardGame.readOptions({ seats: 3, roster: { by: 'preset', preset: 'firstGame' } });
if (!started.ok) throw new Error('a basic game cannot be set up');

describe('settings', () => {
  it('tell the keys of the game on the table, and at home those of both', () => {
    const { cards, board } = words.value.shell.keys;
    const told = (game?: string): string => drawn(<SettingsDialog game={game} onClose={act} />);
    expect(told('board')).toContain(board.zoom.does);
    expect(told('board')).not.toContain(cards.bid.does);
    expect(told('cards')).not.toContain(board.zoom.does);
    expect(told()).toContain(cards.bid.does);
    expect(told()).toContain(board.zoom.does);
  });
});

describe('the set-up page', () => {
  it('lists the rulings in force, and no others', () => {
    const plan = firstPlan('here', 'Ada');
    const rules = new Set(rulingsInForce(boxOf(plan)).map(({ rule }) => rule));
    expect(rules.has('B14.2')).toBe(true);
    for (const outside of ['B10.2', 'B10.3', 'B14.9', 'B14.34', 'B14.26'])
      expect(rules.has(outside)).toBe(false);
    const withOutlaws = rulingsInForce(boxOf({ ...plan, variants: ['outlaws'] })).map(({ rule }) => rule);
    expect(withOutlaws).toContain('B14.9');
    const part = <RulingsPart game="board" rules={[...rules]} load={loadBoardRulebook} />;
    expect(drawn(part)).toContain(words.value.setup.rulings.heading({ count: rules.size }));
  });
});

describe('a reviewed decision', () => {
  it('is marked with the better one, on Main Street as on the map', async () => {
    const Compared = await tableUi.loadCompared();
    const table = tableFor('placeCowboy');
    const [space, other] = commandsOf(table).filter((command) => targetOf(command)?.kind === 'space');
    const parcel = commandsOf(table).find((command) => targetOf(command)?.kind === 'parcel');
    if (space === undefined || other === undefined || parcel === undefined) throw new Error('too few places');
    const marked = (played: Command, better: Command): readonly string[] => {
      const labels = { played: 'You', better: 'Better' };
      const picture = drawn(<Compared {...{ table, played, better, labels }} seat={0} />);
      return [...picture.matchAll(/<(\w+) class="(?:compared-face )?compared-(played|better)"/g)].map(
        ([, element, kind]) => `${kind} ${element}`,
      );
    };
    expect(marked(space, other)).toEqual(['played figure', 'better figure']);
    expect(marked(parcel, other)).toEqual(['played g', 'better figure']);
  });
});

describe('saying no', () => {
  it('is called by what it means: a tile that is not built is kept', () => {
    const { boardPlay, boardTable } = words.value;
    const no: Command = { type: 'decline' };
    expect(answerText(no, tableFor('buildOrKeep'), words.value)).toBe(boardPlay.instead.buildOrKeep);
    expect(answerText(no, tableFor('takeTile'), words.value)).toBe(boardTable.answers.decline);
  });
});

describe('the set-up', () => {
  it('asks for the pace of the bots only where all place at once', () => {
    const plan = firstPlan('online', '');
    const botPace = { inStep: true, onChoose: act };
    const parts = { onChange: act, place: 'online', botPace } as const;
    const { label } = words.value.setup.inStep;
    expect(drawn(<VariantsPart {...parts} plan={plan} />)).not.toContain(label);
    expect(drawn(<VariantsPart {...parts} plan={{ ...plan, variants: ['kitCarson'] }} />)).toContain(label);
  });
});
