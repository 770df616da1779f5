import type { CommonRefusals } from './en.ts';

const undoStops = {
  start: 'Hier hat das Spiel begonnen.',
  chance: 'Seitdem hat der Zufall gesprochen.',
  reveal: 'Seitdem wurde etwas Verdecktes aufgedeckt.',
  otherSeat: 'Seitdem hat jemand anderes gezogen.',
};

export const refusals: CommonRefusals = {
  malformed: (p) =>
    p.path === ''
      ? `Das war nicht zu lesen: erwartet ${p.expected}, gefunden ${p.received}.`
      : `Das war nicht zu lesen: bei ${p.path} erwartet ${p.expected}, gefunden ${p.received}.`,
  decisionClosed: () => 'Diese Frage ist schon entschieden. Sieh dir die neue an.',
  nothingOwed: () => 'Du bist nicht dran. Im Moment wird nichts von dir erwartet.',
  cannotUndo: (p) =>
    p.possible === 0
      ? `Nichts lässt sich zurücknehmen. ${undoStops[p.stoppedBy]}`
      : `Du kannst ${p.possible} zurücknehmen, mehr nicht. ${undoStops[p.stoppedBy]}`,
  recordOfAnotherGame: () => 'Diese Aufzeichnung gehört zu einem anderen Spiel.',
  unknownRules: (p) =>
    `Diese Aufzeichnung folgt Version ${p.rules} der Regeln; hier gilt Version ${p.known}.`,
  moveAltered: () => 'Die Aufzeichnung wurde verändert: Ab diesem Zug stimmt sie nicht mehr.',
  recordCutShort: (p) => `Die Aufzeichnung endet nicht, wie sie behauptet: Nach Zug ${p.moves} fehlt etwas.`,
  noTable: () => 'Dieser Tisch ist nicht mehr offen. Öffne das Spiel noch einmal.',
  unknownGame: (p) => `Ein Spiel namens „${p.game}“ wird hier nicht gespielt.`,
};
