import type { BoardSetupWords } from './en.ts';

export const boardSetup: BoardSetupWords = {
  heading: 'Préparer une ville',
  firstGame: 'Première partie, comme le conseille la règle',
  seats: 'Places',
  seatsHint: 'De deux à six. À deux, on est mieux au bord de la rivière.',
  roster: {
    heading: 'Personnalités',
    by: { preset: 'Une sélection', lot: 'Au sort', hand: 'À la main' },
    lotHint:
      'Sept personnalités (huit avec le garçon des rues) et leurs faces, tirées au début de la partie.',
    handHint: (chosen, needed) => `${chosen} sur ${needed}. Cliquez encore pour l’autre face.`,
  },
  presets: {
    firstGame: { name: 'Première partie', about: 'Les sept plus faciles, face jaune.' },
    quietTown: { name: 'Ville paisible', about: 'Moins de duels, plus de bâtiments.' },
    landowners: { name: 'Propriétaires', about: 'Des parcelles, encore des parcelles.' },
    fortune: { name: 'Fortune', about: 'Beaucoup d’argent, dans beaucoup de mains.' },
    showdown: { name: 'Règlement de comptes', about: 'Gardez votre poudre au sec.' },
    goldRush: { name: 'Ruée vers l’or', about: 'Des mines et une rivière, avec six montagnes.' },
  },
  sides: { yellow: 'jaune', red: 'rouge' },
  buildings: {
    heading: 'D’autres bâtiments',
    hint: 'Les trente tuiles de base sont toujours dans le sac. Celles-ci peuvent s’y ajouter.',
  },
  variants: {
    heading: 'Les variantes',
    hint: 'À combiner librement. À laisser de côté pour une première partie.',
    about: {
      newBeginning: 'Chacun compose en secret un équipement de départ.',
      river: 'Une rivière traverse le plan : des ponts, des mines plus riches, des terres à personne.',
      outlaws:
        'Des hors-la-loi arrivent, s’installent sur les meilleurs bâtiments et attendent d’être chassés.',
      mightIsRight: 'Les duels se jouent avec des tuiles choisies en secret, pas aux dés.',
      kitCarson: 'Tous placent leurs cow-boys en même temps.',
      horses: 'Des enclos, des tours en plus et un rodéo à chaque manche.',
    },
    rating: (complexity, strategy, length) =>
      `Complexité ${complexity}, stratégie ${strategy}, durée : ${length}`,
    length: { same: 'la même', shorter: 'plus courte', longer: 'plus longue' },
  },
  river: {
    heading: 'Cours de la rivière',
    board: 'Comme sur le plateau',
    random: 'Au sort',
    drawn: 'Dessiné à la main',
    drawnHint:
      'Cliquez sur les parcelles l’une après l’autre, d’un bord du plan à un autre. Cliquez sur la dernière pour l’enlever.',
  },
  rosterSize: (chosen, needed) => `Choisissez ${needed} personnalités ; vous en avez ${chosen}.`,
};
