/** Refusals that every game can give. English is the source of the keys. */
type UndoStop = 'start' | 'chance' | 'reveal' | 'otherSeat';

const undoStops: Readonly<Record<UndoStop, string>> = {
  start: 'This is where the game began.',
  chance: 'Chance has spoken since.',
  reveal: 'Something hidden has been turned up since.',
  otherSeat: 'Somebody else has moved since.',
};

export const refusals = {
  malformed: (p: { path: string; expected: string; received: string }) =>
    p.path === ''
      ? `That could not be read: expected ${p.expected}, found ${p.received}.`
      : `That could not be read: at ${p.path} expected ${p.expected}, found ${p.received}.`,
  decisionClosed: () => 'That question has been settled. Have a look at the new one.',
  nothingOwed: () => 'It is not your turn. Nothing is asked of you now.',
  cannotUndo: (p: { possible: number; stoppedBy: UndoStop }) =>
    p.possible === 0
      ? `Nothing can be taken back. ${undoStops[p.stoppedBy]}`
      : `You can take back ${p.possible} and no more. ${undoStops[p.stoppedBy]}`,
  recordOfAnotherGame: () => 'This record belongs to another game.',
  unknownRules: (p: { rules: number; known: number }) =>
    `This record follows version ${p.rules} of the rules; here we play version ${p.known}.`,
  moveAltered: () => 'The record was changed: from this move on it no longer adds up.',
  recordCutShort: (p: { moves: number }) =>
    `The record does not end as it says: something is missing after move ${p.moves}.`,
  noTable: () => 'This table is no longer open. Open the game again.',
  unknownGame: (p: { game: string }) => `No game called “${p.game}” is played here.`,
};

export type CommonRefusals = typeof refusals;
