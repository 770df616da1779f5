import type { CommonRefusals } from './en.ts';

const undoStops = {
  start: 'C’est ici que la partie a commencé.',
  chance: 'Le hasard a parlé depuis.',
  reveal: 'Quelque chose de caché a été dévoilé depuis.',
  otherSeat: 'Quelqu’un d’autre a joué depuis.',
};

export const refusals: CommonRefusals = {
  malformed: (p) =>
    p.path === ''
      ? `Impossible à lire : ${p.expected} attendu, ${p.received} trouvé.`
      : `Impossible à lire, en ${p.path} : ${p.expected} attendu, ${p.received} trouvé.`,
  decisionClosed: () => 'Cette question est déjà réglée. Regardez la nouvelle.',
  nothingOwed: () => 'Ce n’est pas à vous. Rien ne vous est demandé pour l’instant.',
  cannotUndo: (p) =>
    p.possible === 0
      ? `Rien ne peut être repris. ${undoStops[p.stoppedBy]}`
      : `Vous pouvez en reprendre ${p.possible}, pas plus. ${undoStops[p.stoppedBy]}`,
  recordOfAnotherGame: () => 'Cet enregistrement est celui d’un autre jeu.',
  unknownRules: (p) =>
    `Cet enregistrement suit la version ${p.rules} des règles ; ici, on joue avec la version ${p.known}.`,
  moveAltered: () => 'L’enregistrement a été modifié : à partir de ce coup, le compte n’y est plus.',
  recordCutShort: (p) =>
    `L’enregistrement ne finit pas comme il le dit : il manque quelque chose après le coup ${p.moves}.`,
  noTable: () => 'Cette table n’est plus ouverte. Rouvrez la partie.',
  unknownGame: (p) => `Aucun jeu nommé « ${p.game} » ne se joue ici.`,
};
