import type { CommonRefusals } from './en.ts';

const undoStops = {
  start: 'Qui è cominciata la partita.',
  chance: 'Nel frattempo ha parlato il caso.',
  reveal: 'Nel frattempo è stato scoperto qualcosa di nascosto.',
  otherSeat: 'Nel frattempo ha giocato qualcun altro.',
};

export const refusals: CommonRefusals = {
  malformed: (p) =>
    p.path === ''
      ? `Impossibile da leggere: atteso ${p.expected}, trovato ${p.received}.`
      : `Impossibile da leggere: in ${p.path} atteso ${p.expected}, trovato ${p.received}.`,
  decisionClosed: () => 'A questa domanda si è già risposto. Guarda quella nuova.',
  nothingOwed: () => 'Non tocca a te. Per ora non ti si chiede nulla.',
  cannotUndo: (p) =>
    p.possible === 0
      ? `Non si può annullare nulla. ${undoStops[p.stoppedBy]}`
      : `Puoi annullarne ${p.possible} e non di più. ${undoStops[p.stoppedBy]}`,
  recordOfAnotherGame: () => 'Questa registrazione è di un altro gioco.',
  unknownRules: (p) =>
    `Questa registrazione segue la versione ${p.rules} delle regole; qui si gioca con la versione ${p.known}.`,
  moveAltered: () => 'La registrazione è stata modificata: da questa mossa in poi i conti non tornano.',
  recordCutShort: (p) => `La registrazione non finisce come dice: manca qualcosa dopo la mossa ${p.moves}.`,
  noTable: () => 'Questo tavolo non è più aperto. Riapri la partita.',
  unknownGame: (p) => `Qui non si gioca nessun gioco chiamato “${p.game}”.`,
};
