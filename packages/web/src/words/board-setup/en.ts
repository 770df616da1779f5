/** The board game's set-up page. English is the source of the keys. */
export const boardSetup = {
  heading: 'Set up a town',
  firstGame: 'First game, as the rulebook advises',
  seats: 'Seats',
  seatsHint: 'Two to six. Two are best by the river.',
  roster: {
    heading: 'Characters',
    by: { preset: 'A named set', lot: 'By lot', hand: 'By hand' },
    lotHint: 'Seven characters (eight with the Street Boy) and their sides, drawn when the game starts.',
    handHint: (chosen: number, needed: number) =>
      `${chosen} of ${needed} chosen. Click again for the other side.`,
  },
  presets: {
    firstGame: { name: 'First game', about: 'The seven easiest, yellow side up.' },
    quietTown: { name: 'Quiet town', about: 'Fewer duels, more building.' },
    landowners: { name: 'Landowners', about: 'Parcels, parcels, parcels.' },
    fortune: { name: 'Fortune', about: 'A lot of money, in a lot of hands.' },
    showdown: { name: 'Showdown', about: 'Keep your powder dry.' },
    goldRush: { name: 'Gold rush', about: 'Mines and a river, with six mountains.' },
  },
  sides: { yellow: 'yellow', red: 'red' },
  buildings: {
    heading: 'More buildings',
    hint: 'The thirty basic tiles are always in the bag. These may join them.',
  },
  variants: {
    heading: 'Variants',
    hint: 'In any combination. Leave them out of a first game.',
    about: {
      newBeginning: 'Everybody packs a starting kit in secret.',
      river: 'A river across the map: bridges, richer mines, and land nobody owns.',
      outlaws: 'Outlaws ride in, sit on the best buildings and wait to be chased off.',
      mightIsRight: 'Duels are fought with tiles chosen in secret, not with dice.',
      kitCarson: 'All place their cowboys at the same time.',
      horses: 'Corrals, extra turns and a rodeo in every round.',
    },
    rating: (complexity: number, strategy: number, length: string) =>
      `Complexity ${complexity}, strategy ${strategy}, length: ${length}`,
    length: { same: 'the same', shorter: 'shorter', longer: 'longer' },
  },
  river: {
    heading: 'Course of the river',
    board: 'As on the board',
    random: 'By lot',
    drawn: 'Drawn by hand',
    drawnHint:
      'Click the parcels one after the other, from one edge of the map to another. Click the last one to take it back.',
  },
  rosterSize: (chosen: number, needed: number) => `Choose ${needed} characters; ${chosen} are chosen.`,
};

export type BoardSetupWords = typeof boardSetup;
