/** The numbers that the board game is judged by. In points, where nothing else is said. */

/** Made by hand: what others are measured by, and what the tuning begins with. */
export const BEGINNING = {
  money: {
    /** Points that one more dollar brings, as a rule, by round. */
    byRound: [0.36, 0.36, 0.32, 0.27, 0.18],
    /** What the next round is well played with, in dollars. */
    workingMoney: 14,
    /** For a dollar: to work with, to spend one day, above the limit (B11.3). */
    working: 0.38,
    spare: 0.19,
    aboveLimit: 0.1,
    /** A limit like most, while no character is taken, in dollars. */
    usualLimit: 40,
    /** What a dollar above the limit of a character loses. */
    lostAboveLimit: 0.12,
  },
  town: {
    /** How much of the gains of all rivals together counts as a loss. */
    rivalry: 0.5,
    /** What an attackable building keeps of its income in the long run. */
    keptOfAttackable: 0.88,
    /** The chance that something gets built on the best site, the second best, and so on. */
    builtOn: [0.7, 0.5, 0.3, 0.15, 0.1],
    builtOnLate: [0.5, 0.25, 0.1],
    /** What something built is worth apart from its income, and what it costs in dollars, more or less. */
    anyBuilding: 2,
    usualPrice: 6,
    /** Incomes that are missed until it stands. */
    missedIncomes: 0.3,
    /** A site without a road still has to get one. */
    withoutRoad: 0.4,
    /** What a parcel and a building bring a round on the spaces that count them. */
    parcelARound: 0.22,
    buildingARound: 0.2,
    /** Earnings in dollars that may come out of the bag where the row has nothing better. */
    fromTheBag: { flat: 0, perHouse: 2.5, perMountain: 1.5, perPasture: 0.5 },
  },
  /** What a building is good for beyond all that is counted. */
  buildings: {
    ranch: 0,
    mine: 0,
    drugstore: 0,
    bank: 0,
    saloon: 0,
    hotel: 0,
    church: 0,
    prison: 0,
    blacksmith: 0,
    generalStore: 0,
    school: 0,
    cityHall: 0,
    station: 0,
  },
  building: {
    /** A road in the reserve, for another day; and the part of it that roads yet to be won are worth a round. */
    road: 0.3,
    roadARound: 0.2,
    /** The part of the points for laying roads that gets used. */
    roadsPaid: 0.8,
    /** A revolver, for each round in which it shoots. */
    revolverARound: 0.55,
    /** A house that comes with a building: on an own parcel, or on an unowned one. */
    ownHouse: 1.8,
    otherHouse: 0.5,
    /** A tile kept for another round. */
    tileKept: 1,
    /** A house that is set completes the building. */
    goesOn: 4,
    /** Asking is worth less than knowing: most say no, and a player who says yes has the house. */
    asked: -3,
    /** What the asker gains by a yes, as a loss of the seat. */
    neighbourly: 0.6,
  },
  placing: {
    /** A cowboy kept, by round: in the next one it acts, in the last one it only makes strong. */
    keptByRound: [1, 1, 0.95, 0.75, 0.1],
    /** A point of strength for the duels of this round. */
    strength: 0.22,
    /** The part of a tile's gain that is left where it cannot be built this round, and what such a tile may gain. */
    tileForLater: 0.35,
    unknownTile: 2,
    /** A site that roads would open still needs its tile. */
    openedSite: 0.3,
    /** A second space to buy points on. */
    secondMarket: 0.2,
    /** What a cowboy in a corral does for the rodeo, a hat and horse. */
    hat: 0.12,
    /** An own building that no one attacks yet. */
    unthreatened: 0.05,
    /** What the loss of a rival adds to the spoils of an attack. */
    rivalsLoss: 0.3,
    /** A token or a white cowboy is there to be used, dynamite to be kept. */
    companionCost: { white: -0.3, token: -0.1, dynamite: 0.7 },
    /** What is begun is not always won. */
    usuallyWon: 0.8,
    /** Rounds for which an outlaw keeps a building from paying. */
    outlawStays: 2,
  },
  /** What a place is good for beyond all that is counted. */
  places: {
    salary: 0,
    ammunition: 0,
    roads: 0,
    tile: 0,
    money: 0,
    gaming: 0,
    points: 0,
    market: 0,
    attack: 0,
    defence: 0,
  },
  duels: {
    /** The chance that a person who can still place comes along. */
    joined: 0.2,
    /** The part of the cowboys in reserve that will be gone before the duels. */
    stillPlaced: 0.8,
    /** A high tile is kept for a duel that matters: for each pip. */
    pip: 0.25,
    /** The least that is fought for with tiles. */
    leastStake: 0.5,
  },
  purchases: {
    /** B5.2, B9.12: the token for a round. */
    ammunition: 1.2,
    /** What others pay for a lot makes naming one a little better. */
    auctionFee: 0.1,
    /** Dynamite that is kept, for each round to come. */
    dynamiteARound: 0.5,
  },
  people: {
    /** A cowboy more to place; a horse, now and later; a point of strength for one round. */
    cowboy: 1.4,
    horse: 1.8,
    strength: 0.3,
    /** Cowboys given away for deeds are missed the more, the more they are: for each. */
    missed: 0.25,
    /** Doubling may fail by an attack, and money at once can be used at once. */
    doubledLater: 0.85,
  },
  /** The part of a character's worth that depends on nothing. */
  cast: {
    streetBoy: { yellow: 2.2, red: 2 },
    sheriff: { yellow: 0.8, red: 0.5 },
    banker: { yellow: 0, red: 5 },
    grocer: { yellow: 0, red: 0 },
    chineseWorker: { yellow: 0.6, red: 2.5 },
    settler: { yellow: 0, red: 0 },
    captain: { yellow: 0, red: 0 },
    hiredGun: { yellow: 0, red: 0 },
    indian: { yellow: 0, red: 0 },
    prospector: { yellow: 0, red: 1.6 },
    gunsmith: { yellow: 1.8, red: 1.2 },
    singer: { yellow: 1.5, red: 0 },
    auctioneer: { yellow: 1.6, red: 0.9 },
    governor: { yellow: 1, red: 0 },
    doctor: { yellow: 1, red: 1 },
    cowboy: { yellow: 0, red: 0 },
    heroes: { yellow: 0.3, red: 4 },
    teacher: { yellow: 1, red: 1 },
    lawyer: { yellow: 0.4, red: 0 },
  },
  /** The part of what characters live on that they get. */
  castShares: {
    indianLand: 1.1,
    lawyerLand: 0.5,
    heroesIncome: 0.15,
    teacherSchool: 2,
    governorRoad: 1,
  },
  corrals: {
    /** B10.6: what a horse does in its corral. */
    strength: 0.3,
    extraTurn: 0.2,
    /** A hat at the rodeo, for each horse that the token would make worth more. */
    hat: 0.08,
    /** A horse costs four dollars and the salary of the cowboy. */
    horseCost: 8,
  },
  /** B10.1, in points of the budget: what each one more is worth. */
  kit: {
    cowboys: [6, 5, 4, 3.5, 2.5, 1],
    parcels: [4.5, 3.5, 2, 1],
    revolvers: [3.2, 1.8, 1],
    roads: [2.5, 1, 0.5, 0.2],
  },
  /** What the end of a playout is judged by: what one of each will still bring, by the number of incomes to come. */
  standing: {
    town: [1, 1, 1, 1, 1],
    land: [0, 0, 0, 0, 0],
    sites: [0, 0, 0, 0, 0],
    income: [0, 0, 0, 0, 0],
    purse: [1, 1, 1, 1, 1],
    parcels: [0, 0, 0, 0, 0],
    buildings: [0, 0, 0, 0, 0],
    titles: [0, 0, 0, 0, 0],
    cowboys: [0.0, 0.45, 0.9, 1.35, 1.8],
    revolvers: [0.0, 0.3, 0.6, 0.9, 1.2],
    roads: [0, 0.15, 0.15, 0.15, 0.15],
    tiles: [0, 2, 2, 2, 2],
    choosesLate: [0, 0, 0, 0, 0],
  },
};

/** A set of numbers by name. */
type Named<Set> = {
  readonly [Name in keyof Set]: Set[Name] extends number
    ? number
    : Set[Name] extends readonly number[]
      ? readonly number[]
      : Named<Set[Name]>;
};

export type BoardWeights = Named<typeof BEGINNING>;
