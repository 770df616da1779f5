import {
  beatsFor,
  type GameRecord,
  markHint,
  RECORD_LIMITS,
  readRecord,
  recordOf,
  replay,
  resumeMatch,
  showMatch,
  stableHash,
  submit,
  writeRecord,
} from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine, type Line, lastOf, mustSubmit, playLine, start } from './random-moves.ts';
import { boldDice } from './toys/bold-dice.ts';
import { toys } from './toys/index.ts';

/** A line with at least one move, and its record as it comes from a file. */
const anyRecord = anyLine
  .filter(({ length }) => length > 0)
  .map((line) => ({ line, record: fromFile(recordOf(lastOf(playLine(line)))) }));

function fromFile(record: GameRecord): GameRecord {
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error('a record must be readable');
  return read.value;
}

function failureOf(line: Line, record: GameRecord): { move: number; code: string } | undefined {
  const again = replay(line.toy.game, record);
  return again.ok ? undefined : { move: again.failure.move, code: again.failure.refusal.code };
}

describe('replaying a record', () => {
  it('gives the same hash', () => {
    fc.assert(
      fc.property(anyRecord, ({ line, record }) => {
        const again = replay(line.toy.game, record);
        expect(again.ok && again.hash).toBe(record.hash);
        expect(again.ok && again.moves).toBe(record.moves.length);
      }),
    );
  });

  it('stops after any number of moves, in the state of that moment', () => {
    fc.assert(
      fc.property(anyLine, fc.nat({ max: 40 }), (line, at) => {
        const matches = playLine(line);
        const again = replay(line.toy.game, recordOf(lastOf(matches)), at);
        const there = matches[Math.min(at, matches.length - 1)];
        expect(again.ok && again.hash).toBe(stableHash(there?.state));
        expect(again.ok && again.moves).toBe(there?.moves);
      }),
    );
  });

  it('equals the record written from its moves again', () => {
    fc.assert(
      fc.property(anyRecord, ({ line, record }) => {
        expect(writeRecord(line.toy.game, record)).toEqual(record);
      }),
    );
  });
});

describe('a record that is not true', () => {
  it('cut anywhere, is refused at the move that is missing', () => {
    fc.assert(
      fc.property(anyRecord, ({ line, record }) => {
        for (let kept = 0; kept < record.moves.length; kept++) {
          const cut = { ...record, moves: record.moves.slice(0, kept) };
          expect(failureOf(line, cut)).toEqual({ move: kept, code: 'recordCutShort' });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('without one move, is refused there or where it first matters', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), ({ line, record }, any) => {
        const at = any % record.moves.length;
        const failure = failureOf(line, { ...record, moves: record.moves.toSpliced(at, 1) });
        expect(failure?.move).toBe(at);
      }),
    );
  });

  it('with a move altered, is refused at exactly that move', () => {
    fc.assert(
      fc.property(anyRecord, ({ line, record }) => {
        for (const [at, move] of record.moves.entries()) {
          for (const altered of alterations(line, record, at)) {
            const moves = record.moves.with(at, { ...move, ...altered });
            expect(failureOf(line, { ...record, moves })?.move).toBe(at);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('with another seed or other options, is refused at its first move', () => {
    fc.assert(
      fc.property(anyRecord, ({ line, record }) => {
        expect(failureOf(line, { ...record, seed: `${record.seed}x` })?.move).toBe(0);
        for (let index = 0; index < 6; index++) {
          const options = line.toy.options(index);
          if (JSON.stringify(options) === JSON.stringify(record.options)) continue;
          expect(failureOf(line, { ...record, options })?.move).toBe(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('with another hash, is refused after its last move', () => {
    fc.assert(
      fc.property(anyRecord, ({ line, record }) => {
        const hash = record.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
        const { length: moves } = record.moves;
        expect(replay(line.toy.game, { ...record, hash })).toEqual({
          ok: false,
          failure: { move: moves, refusal: { code: 'recordCutShort', params: { moves } } },
        });
      }),
    );
  });

  it.each([
    ['other rules', { rules: 2 }, { code: 'unknownRules', params: { rules: 2, known: 1 } }],
    ['another game', { game: 'chess' }, { code: 'recordOfAnotherGame', params: { game: 'chess' } }],
    ['refused options', { options: { seats: 99 } }, { code: 'malformed' }],
  ])('made with %s, cannot even be set up', (_name, change, refusal) => {
    const line = {
      toy: { name: '', game: boldDice, options: () => ({}) },
      options: { seats: 2 },
      seed: 's',
      length: 3,
    };
    const record = recordOf(lastOf(playLine(line)));
    expect(replay(boldDice, { ...record, ...change })).toMatchObject({ failure: { move: -1, refusal } });
  });
});

describe('the shape of a record', () => {
  const record = { game: 'toy-dice', rules: 1, options: {}, seed: 's', moves: [], hash: 'f'.repeat(64) };
  const move = { seat: 0, command: { type: 'throwDie' }, check: 'c'.repeat(12) };
  const hint = { move: 0, seat: 0 };
  const much = (count: number) => 'x'.repeat(count);
  const { moves, seed, options, command, seats, name } = RECORD_LIMITS;

  it('that stays within its limits is read', () => {
    const full = {
      ...record,
      seed: much(seed),
      moves: Array.from({ length: moves }, () => move),
      names: Array.from({ length: seats }, () => much(name)),
    };
    expect(readRecord(full).ok).toBe(true);
    // Both limits count the JSON around the text too.
    const options_ = { more: much(options - '{"more":""}'.length) };
    const long = { type: 'x', more: much(command - '{"type":"x","more":""}'.length) };
    const marked = { ...record, options: options_, moves: [{ ...move, command: long }] };
    const marks = [hint, { move: 1, seat: 0 }];
    expect(readRecord({ ...marked, hints: marks, undos: marks }).ok).toBe(true);
  });

  it.each([
    ['game', { ...record, game: much(33) }],
    ['rules', { ...record, rules: 1e7 }],
    ['options', { ...record, options: { more: much(options) } }],
    ['seed', { ...record, seed: much(seed + 1) }],
    ['moves', { ...record, moves: Array.from({ length: moves + 1 }, () => move) }],
    ['moves[0].seat', { ...record, moves: [{ ...move, seat: seats }] }],
    ['moves[0].command.type', { ...record, moves: [{ ...move, command: { type: much(65) } }] }],
    ['moves[0].command', { ...record, moves: [{ ...move, command: { type: 'x', more: much(command) } }] }],
    ['moves[0].check', { ...record, moves: [{ ...move, check: much(12) }] }],
    ['hints', { ...record, hints: Array.from({ length: moves + 1 }, () => hint) }],
    ['hints[0].move', { ...record, hints: [{ move: moves + 1, seat: 0 }] }],
    ['undos', { ...record, undos: Array.from({ length: moves + 1 }, () => hint) }],
    ['names', { ...record, names: Array.from({ length: seats + 1 }, () => '') }],
    ['names[0]', { ...record, names: [much(name + 1)] }],
    ['hash', { ...record, hash: `${record.hash}f` }],
  ])('has a limit: %s', (path, json) => {
    const read = readRecord(json);
    expect(read.ok ? undefined : read.refusal.params['path']).toBe(path);
  });

  it.each([
    ['seed', { ...record, seed: 5 }],
    ['moves', { ...record, moves: {} }],
    ['moves[1].command', { ...record, moves: [move, { seat: 0, check: move.check }] }],
    ['moves[0].seat', { ...record, moves: [{ ...move, seat: -1 }] }],
    ['moves[0].extra', { ...record, moves: [{ ...move, extra: 1 }] }],
    ['more', { ...record, more: 1 }],
    ['hints', { ...record, hints: [] }],
    ['hints', { ...record, hints: [{ move: 1, seat: 0 }] }],
    ['hints[0].move', { ...record, hints: [{ move: -1, seat: 0 }] }],
    ['hints[0].move', { ...record, hints: [{ move: 0.5, seat: 0 }] }],
    ['hints[1].seat', { ...record, hints: [hint, { move: 0, seat: -1 }] }],
    ['hints[0].seat', { ...record, hints: [{ move: 0 }] }],
    ['hints[0].extra', { ...record, hints: [{ ...hint, extra: 1 }] }],
    ['undos', { ...record, undos: [] }],
    ['undos', { ...record, undos: [{ move: 1, seat: 0 }] }],
  ])('is checked: %s', (path, json) => {
    const read = readRecord(json);
    expect(read.ok ? undefined : read.refusal.params['path']).toBe(path);
  });
});

describe('the hints of a record', () => {
  const before = start(boldDice, { seats: 2, rounds: 2 }, 's');
  const helped = mustSubmit(markHint(before, 0), 0, { type: 'stake', amount: 2 });

  it('leave no trace where none was given', () => {
    expect(recordOf(before)).not.toHaveProperty('hints');
    expect(JSON.stringify(recordOf(helped))).toContain('"hints":[{"move":0,"seat":0}]');
  });

  it('change nothing in what is proven', () => {
    const { hints, ...plain } = recordOf(helped);
    expect(hints).toHaveLength(1);
    expect(plain).toEqual(recordOf(mustSubmit(before, 0, { type: 'stake', amount: 2 })));
    expect(replay(boldDice, fromFile(recordOf(helped))).ok).toBe(true);
  });

  it('may be for the move that is still to be made', () => {
    const record = fromFile(recordOf(markHint(helped, 0)));
    expect(record.hints).toEqual([
      { move: 0, seat: 0 },
      { move: 1, seat: 0 },
    ]);
  });

  it('are refused for a seat that is not there', () => {
    for (const marks of ['hints', 'undos']) {
      const record = { ...recordOf(helped), [marks]: [{ move: 1, seat: 2 }] };
      expect(replay(boldDice, record)).toEqual({
        ok: false,
        failure: { move: 1, refusal: { code: 'nothingOwed', params: { seat: 2 } } },
      });
    }
  });
});

describe('the times of a record', () => {
  const before = start(boldDice, { seats: 2, rounds: 2 }, 's');
  const stake = { seat: 0, command: { type: 'stake', amount: 2 } };
  const at = 1_700_000_000_000;
  const timed = submit(before, { ...stake, at });
  if (!timed.ok) throw new Error(timed.refusal.code);

  it('change nothing in what is proven', () => {
    const record = fromFile(recordOf(timed.value));
    expect(record.moves).toMatchObject([{ at }]);
    const moves = record.moves.map(({ at: _, ...move }) => move);
    expect({ ...record, moves }).toEqual(recordOf(mustSubmit(before, stake.seat, stake.command)));
    expect(replay(boldDice, { ...record, moves: record.moves.map((move) => ({ ...move, at: 5 })) }).ok).toBe(
      true,
    );
  });

  it('are in the log and on the first beat, also when the record is read again', () => {
    const again = resumeMatch(boldDice, fromFile(recordOf(timed.value)));
    for (const match of [timed.value, ...(again.ok ? [again.match] : [])]) {
      const [beats = []] = beatsFor(match, ['spectator'], { from: -1 });
      const { log } = showMatch(match, { viewer: 'spectator', isOpen: true, beats });
      expect(log.entries.map((entry) => entry.at)).toEqual([undefined, at]);
      expect(beats.filter((beat) => beat.at !== undefined)).toMatchObject([{ move: 0, at }]);
    }
    expect(again.ok).toBe(true);
  });

  it('are moments that a date can be', () => {
    const { moves, ...record } = recordOf(timed.value);
    const withTime = (time: unknown) => ({ ...record, moves: moves.map((move) => ({ ...move, at: time })) });
    for (const time of [0, RECORD_LIMITS.time]) expect(readRecord(withTime(time)).ok).toBe(true);
    for (const time of [-1, 0.5, RECORD_LIMITS.time + 2, '1', null]) {
      expect(readRecord(withTime(time)).ok).toBe(false);
    }
  });
});

describe('writing a record', () => {
  it('throws for moves that no one can have played', () => {
    const moves = [{ seat: 1, command: { type: 'throwDie' } }];
    expect(() => writeRecord(boldDice, { options: { seats: 2 }, seed: 's', moves })).toThrow(
      'move 0 is refused',
    );
    expect(() => writeRecord(boldDice, { options: {}, seed: 's', moves: [] })).toThrow(
      'the options are refused',
    );
  });

  it('gives an unfinished game a record too', () => {
    for (const { game, options } of toys) {
      const record = writeRecord(game, { options: options(0), seed: 's', moves: [] });
      expect(replay(game, record).ok).toBe(true);
    }
  });
});

/** The same move by another seat, with another legal command, with another check. */
function alterations(
  line: Line,
  record: GameRecord,
  at: number,
): readonly Partial<GameRecord['moves'][number]>[] {
  const { game } = line.toy;
  const { seat, command, check } = record.moves[at] ?? { seat: 0, command: { type: '' }, check: '' };
  const before = replay(game, record, at);
  if (!before.ok) throw new Error('the record is true up to here');
  const others = game
    .options(before.state, seat)
    .filter((option) => JSON.stringify(option) !== JSON.stringify(command));
  return [
    { seat: seat + 1 },
    { check: `${check}0` },
    { command: { type: 'unheardOf' } },
    ...others.map((option) => ({ command: option })),
  ];
}
