/** "Which duel comes first?": every answer says the chances in its duel, the same that are told when it is fought. */
import { boardGame } from '@carson/board-game';
import { beatsFor, submit } from '@carson/engine';
import { expect, it } from 'vitest';
import type { BoardBeat, BoardTable } from '../src/games/board/table-types.ts';
import { playTown } from './bot-town.ts';
import { newBoardTable } from './new-tables.ts';
import { drawn } from './page.ts';

const { chancesOf } = await import('../src/games/board/duel/chances.ts');
const { WaitingDuels, waitingAt } = await import('../src/games/board/duel/waiting-duels.tsx');

/** Questions for the next duel, each as the seat that is asked sees it. */
function questions(variants: object) {
  return ['one', 'two', 'three', 'four'].flatMap((seed) =>
    [...playTown({ options: { seats: 4, variants }, seed, bot: 'random' })].flatMap(({ match, asked }) => {
      if (asked?.kind !== 'chooseDuel') return [];
      const { seat } = asked;
      const view = boardGame.view(match.state as never, seat);
      const options = boardGame.options(match.state as never, seat);
      return [{ match, seat, table: { ...newBoardTable(4), viewer: seat, view, options } as BoardTable }];
    }),
  );
}

it.each([
  ['without variants', {}],
  ['with outlaws', { outlaws: true }],
])('B6.1 tells the chances that the duel has when it begins, %s', (_, variants) => {
  let duels = 0;
  for (const { match, seat, table } of questions(variants)) {
    for (const command of table.options) {
      if (command.type !== 'chooseDuel') continue;
      const next = submit(match, { seat, command });
      if (!next.ok) throw new Error(next.refusal.code);
      const [beats = []] = beatsFor(next.value, [seat], { from: match.moves }) as readonly BoardBeat[][];
      const opening = beats.find(({ events }) => events.some(({ type }) => type === 'duelOpened'));
      const [opened] = opening?.events.filter((event) => event.type === 'duelOpened') ?? [];
      if (opening === undefined || opened === undefined) throw new Error('no duel was opened');
      const fought = { ...opened, thrown: [], turned: [], again: [] };
      const chances = chancesOf({ ...table, view: opening.view }, fought);
      expect(opened.place).toBe(command.place);
      expect(chancesOf(table, waitingAt(table.view, command.place))).toEqual(chances);
      for (const { percent } of chances)
        expect(drawn(<WaitingDuels table={table} />)).toContain(`${percent}%`);
      duels += 1;
    }
  }
  expect(duels).toBeGreaterThan(4);
});

it('B10.4 compares the strengths where duel tiles are played', () => {
  const [question] = questions({ mightIsRight: true });
  if (question === undefined) throw new Error('no duel waits');
  const { table } = question;
  const drawing = drawn(<WaitingDuels table={table} />);
  expect(drawing).not.toContain('%');
  for (const { seats } of table.options.flatMap((command) =>
    command.type === 'chooseDuel' ? [waitingAt(table.view, command.place)] : [],
  ))
    for (const seat of seats)
      expect(drawing).toContain(`</span>${table.view.players[seat]?.strength.total}<`);
});
