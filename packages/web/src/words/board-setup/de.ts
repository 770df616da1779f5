import type { BoardSetupWords } from './en.ts';

export const boardSetup: BoardSetupWords = {
  heading: 'Eine Stadt vorbereiten',
  firstGame: 'Erstes Spiel, wie es die Regeln raten',
  seats: 'Plätze',
  seatsHint: 'Zwei bis sechs. Zu zweit spielt es sich am besten am Fluss.',
  roster: {
    heading: 'Personen',
    by: { preset: 'Eine Zusammenstellung', lot: 'Durch das Los', hand: 'Selbst wählen' },
    lotHint:
      'Sieben Personen (acht mit dem Straßenjungen) und ihre Seiten, ausgelost, wenn das Spiel beginnt.',
    handHint: (chosen, needed) => `${chosen} von ${needed} gewählt. Klicke noch einmal für die andere Seite.`,
  },
  presets: {
    firstGame: { name: 'Erstes Spiel', about: 'Die sieben leichtesten, gelbe Seite.' },
    quietTown: { name: 'Ruhige Stadt', about: 'Weniger Duelle, mehr Gebäude.' },
    landowners: { name: 'Grundbesitzer', about: 'Parzellen, Parzellen, Parzellen.' },
    fortune: { name: 'Reichtum', about: 'Viel Geld, in vielen Händen.' },
    showdown: { name: 'Showdown', about: 'Halte dein Pulver trocken.' },
    goldRush: { name: 'Goldrausch', about: 'Minen und ein Fluss, mit sechs Bergen.' },
  },
  sides: { yellow: 'gelb', red: 'rot' },
  buildings: {
    heading: 'Weitere Gebäude',
    hint: 'Die dreißig Plättchen des Grundspiels sind immer im Beutel. Diese können dazukommen.',
  },
  variants: {
    heading: 'Varianten',
    hint: 'Beliebig zu kombinieren. Im ersten Spiel lass sie weg.',
    about: {
      newBeginning: 'Jeder packt verdeckt eine Startausrüstung.',
      river: 'Ein Fluss quer durch den Plan: Brücken, reichere Minen und Land, das niemandem gehört.',
      outlaws: 'Gesetzlose kommen, setzen sich auf die besten Gebäude und warten, bis man sie vertreibt.',
      mightIsRight: 'Duelle gehen mit verdeckt gewählten Plättchen statt mit Würfeln.',
      kitCarson: 'Alle setzen ihre Cowboys gleichzeitig ein.',
      horses: 'Koppeln, zusätzliche Züge und in jeder Runde ein Rodeo.',
    },
    rating: (complexity, strategy, length) =>
      `Komplexität ${complexity}, Strategie ${strategy}, Dauer: ${length}`,
    length: { same: 'gleich', shorter: 'kürzer', longer: 'länger' },
  },
  river: {
    heading: 'Lauf des Flusses',
    board: 'Wie auf dem Plan',
    random: 'Durch das Los',
    drawn: 'Von Hand gezeichnet',
    drawnHint:
      'Klicke die Parzellen der Reihe nach an, von einem Rand des Plans zu einem anderen. Ein Klick auf die letzte nimmt sie zurück.',
  },
  rosterSize: (chosen, needed) => `Wähle ${needed} Personen; gewählt sind ${chosen}.`,
};
