import type { BoardSetupWords } from './en.ts';

export const boardSetup: BoardSetupWords = {
  heading: 'Prepara una città',
  firstGame: 'Prima partita, come consigliano le regole',
  seats: 'Posti',
  seatsHint: 'Da due a sei. In due si sta meglio lungo il fiume.',
  roster: {
    heading: 'Personaggi',
    by: { preset: 'Una selezione', lot: 'A sorte', hand: 'A mano' },
    lotHint: 'Sette personaggi (otto con il Monello) con i loro lati, sorteggiati all’inizio della partita.',
    handHint: (chosen, needed) => `${chosen} su ${needed}. Clicca ancora per l’altro lato.`,
  },
  presets: {
    firstGame: { name: 'Prima partita', about: 'I sette più facili, sul lato giallo.' },
    quietTown: { name: 'Città tranquilla', about: 'Meno duelli, più edifici.' },
    landowners: { name: 'Proprietari terrieri', about: 'Lotti, lotti e ancora lotti.' },
    fortune: { name: 'Fortuna', about: 'Tanto denaro, in tante mani.' },
    showdown: { name: 'Resa dei conti', about: 'Tieni asciutta la polvere da sparo.' },
    goldRush: { name: 'Corsa all’oro', about: 'Miniere e un fiume, con sei montagne.' },
  },
  sides: { yellow: 'giallo', red: 'rosso' },
  buildings: {
    heading: 'Altri edifici',
    hint: 'Le trenta tessere di base sono sempre nel sacchetto. Queste possono aggiungersi.',
  },
  variants: {
    heading: 'Varianti',
    hint: 'In qualsiasi combinazione. Per la prima partita lasciale fuori.',
    about: {
      newBeginning: 'Ognuno compone in segreto una dotazione di partenza.',
      river: 'Un fiume attraversa la mappa: ponti, miniere più ricche e terra di nessuno.',
      outlaws: 'Arrivano i fuorilegge, si piazzano sugli edifici migliori e aspettano di essere cacciati.',
      mightIsRight: 'I duelli si fanno con tessere scelte in segreto, non con i dadi.',
      kitCarson: 'Tutti piazzano i cowboy nello stesso momento.',
      horses: 'Recinti, turni in più e un rodeo a ogni round.',
    },
    rating: (complexity, strategy, length) =>
      `Complessità ${complexity}, strategia ${strategy}, durata: ${length}`,
    length: { same: 'la stessa', shorter: 'più breve', longer: 'più lunga' },
  },
  river: {
    heading: 'Corso del fiume',
    board: 'Come sul tabellone',
    random: 'A sorte',
    drawn: 'Disegnato a mano',
    drawnHint:
      'Fai clic sui lotti uno dopo l’altro, da un bordo della mappa a un altro. Fai clic sull’ultimo per toglierlo.',
  },
  rosterSize: (chosen, needed) => `Scegli ${needed} personaggi; ne hai ${chosen}.`,
};
