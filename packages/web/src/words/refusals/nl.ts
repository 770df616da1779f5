import type { CommonRefusals } from './en.ts';

const undoStops = {
  start: 'Hier begon het spel.',
  chance: 'Het toeval heeft sindsdien gesproken.',
  reveal: 'Er is sindsdien iets verborgens opengedraaid.',
  otherSeat: 'Iemand anders heeft sindsdien gespeeld.',
};

export const refusals: CommonRefusals = {
  malformed: (p) =>
    p.path === ''
      ? `Dat is niet te lezen: verwacht ${p.expected}, gevonden ${p.received}.`
      : `Dat is niet te lezen: bij ${p.path} verwacht ${p.expected}, gevonden ${p.received}.`,
  decisionClosed: () => 'Die vraag is al beantwoord. Kijk even naar de nieuwe.',
  nothingOwed: () => 'Je bent niet aan de beurt. Er wordt nu niets van je gevraagd.',
  cannotUndo: (p) =>
    p.possible === 0
      ? `Er valt niets terug te nemen. ${undoStops[p.stoppedBy]}`
      : `Je kunt er ${p.possible} terugnemen, meer niet. ${undoStops[p.stoppedBy]}`,
  recordOfAnotherGame: () => 'Dit verslag hoort bij een ander spel.',
  unknownRules: (p) => `Dit verslag volgt versie ${p.rules} van de regels; hier spelen we versie ${p.known}.`,
  moveAltered: () => 'Het verslag is veranderd: vanaf deze zet klopt het niet meer.',
  recordCutShort: (p) => `Het verslag eindigt niet zoals het zegt: er ontbreekt iets na zet ${p.moves}.`,
  noTable: () => 'Deze tafel is niet meer open. Open het spel opnieuw.',
  unknownGame: (p) => `Een spel dat ‘${p.game}’ heet, wordt hier niet gespeeld.`,
};
