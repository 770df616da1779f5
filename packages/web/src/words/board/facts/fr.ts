import { grammarOf } from '../../grammar.ts';
import { names } from '../../names/fr.ts';
import { sumOf } from '../duel-sum.ts';
import type { BoardFacts, SpaceId } from './en.ts';

const { plural } = grammarOf('fr');

const money = (amount: number): string => `${amount} $`;

const tile = (price: number) => ({
  sign: `Bâtiment ${money(price)}`,
  about: `Payez ${money(price)}, prenez la tuile et bâtissez-la aussitôt ou gardez-la.`,
});

const market = (price: number) => ({
  sign: `PV à ${money(price)}`,
  about: `Achetez autant de PV que vous voulez à ${money(price)} pièce. ${price === 5 ? 'Ouvert jusqu’à la fin.' : `Ferme après la manche ${price - 1}.`}`,
});

const spaceNames: Readonly<Record<SpaceId, string>> = {
  salary: 'le salaire',
  ammunition: 'les munitions',
  threeRoads: 'les trois routes',
  oneRoad: 'la route seule',
  tile3: 'le bâtiment à 3 $',
  tile4: 'le bâtiment à 4 $',
  tile5: 'le bâtiment à 5 $',
  tile6: 'le bâtiment à 6 $',
  tile8: 'le bâtiment à 8 $',
  tile10: 'le bâtiment à 10 $',
  tile12: 'le bâtiment à 12 $',
  parcelIncome: 'le revenu des parcelles',
  strengthIncome: 'le revenu de la force',
  gaming: 'la table de jeu',
  parcelPoints: 'les PV des parcelles',
  buildingPoints: 'les PV des bâtiments',
  strengthPoints: 'les PV de la force',
  points2: 'les PV à 2 $',
  points3: 'les PV à 3 $',
  points4: 'les PV à 4 $',
  points5: 'les PV à 5 $',
};

/** 'au salaire', 'à la route seule', 'aux munitions' */
const at = (name: string): string => `à ${name}`.replace(/^à le /, 'au ').replace(/^à les /, 'aux ');

const strengthParts: BoardFacts['strengthParts'] = {
  revolvers: (count) => `${count} ${plural(count, names.terms.revolver)}`,
  cowboys: (count) => `${count} ${plural(count, names.terms.cowboyPiece)}`,
  ammunition: (count) => `${count} pour les munitions`,
  character: (count) => `${count} pour la personnalité`,
  horses: (count) => `${count} pour les chevaux`,
};

export const facts: BoardFacts = {
  money,
  points: (count) => `${count} PV`,
  spaces: {
    salary: {
      sign: 'Salaire',
      about: '4 $ pour chacun de vos cow-boys. Autant qu’on veut, sans duel.',
    },
    ammunition: { sign: 'Munitions', about: '3 de force en plus jusqu’à la fin de la manche.' },
    threeRoads: { sign: 'Trois routes', about: 'Trois routes pour votre réserve.' },
    oneRoad: {
      sign: 'Une route',
      about: 'Une route pour chacun de vos cow-boys. Autant qu’on veut, sans duel.',
    },
    tile3: tile(3),
    tile4: tile(4),
    tile5: tile(5),
    tile6: tile(6),
    tile8: tile(8),
    tile10: tile(10),
    tile12: tile(12),
    parcelIncome: { sign: '2 $ × parcelle', about: '2 $ par parcelle que vous possédez.' },
    strengthIncome: { sign: '2 $ × force', about: '2 $ par point de votre force.' },
    gaming: { sign: 'Jeu de hasard', about: 'Deux dés, et autant de dollars qu’ils en montrent.' },
    parcelPoints: {
      sign: 'PV : parcelles',
      about: '1 PV pour deux parcelles possédées, arrondi au-dessous.',
    },
    buildingPoints: {
      sign: 'PV : bâtiments',
      about: '1 PV par bâtiment que vous avez sur le plan. Maisons et montagnes ne comptent pas.',
    },
    strengthPoints: {
      sign: 'PV : force',
      about: '1 PV pour deux points de votre force, arrondi au-dessous.',
    },
    points2: market(2),
    points3: market(3),
    points4: market(4),
    points5: market(5),
  },
  places: {
    parcel: (parcel) => `parcelle ${parcel}`,
    corral: (corral) => `enclos ${corral}`,
    space: (id) => spaceNames[id as SpaceId],
  },
  where: {
    parcel: (parcel) => `sur la parcelle ${parcel}`,
    corral: (corral) => `dans l’enclos ${corral}`,
    space: (id) => at(spaceNames[id as SpaceId]),
  },
  strengthParts,
  duelSum: (p) => `${p.who} : ${sumOf(p, strengthParts)}`,
  moneySources: {
    start: 'argent de départ',
    salary: 'salaire',
    horse: 'un cheval',
    parcel: 'une parcelle',
    tile: 'un bâtiment',
    space: 'une case de revenu',
    building: 'revenu des bâtiments',
    attack: 'une attaque',
    points: 'points de victoire',
    limit: 'limite de liquidité',
    corral: 'enclos 4',
    power: 'une personnalité',
    auction: 'une enchère',
    tax: 'la taxe',
    fee: 'les frais d’un duel',
    outlaw: 'un hors-la-loi retiré',
  },
  pointSources: {
    space: 'une case de PV',
    market: 'un achat',
    limit: 'argent dépensé à la limite de liquidité',
    power: 'une personnalité',
    duelWon: 'un duel gagné',
    duelLost: 'un duel perdu',
    road: 'une route vers des terres neuves',
    outlaw: 'la récompense pour un hors-la-loi',
    funeral: 'un enterrement',
    income: 'revenu des bâtiments',
  },
  incomeParts: {
    flat: 'Fixe',
    round: 'Numéro de la manche',
    house: 'Maisons autour',
    mountain: 'Montagnes autour',
    pasture: 'Parcelles libres autour',
    riverside: 'Au bord de la rivière',
    owned: 'Vos ranchs ou vos mines',
    least: 'Au moins',
    hallStep: 'Bonus de l’hôtel de ville',
    cap: 'Au-delà du maximum',
    outlaw: 'La moitié du hors-la-loi',
  },
  scoreLines: {
    points: 'Marqués pendant la partie',
    money: 'Argent',
    property: 'Bâtiments, maisons, montagnes',
    station: 'Gare',
    teacher: 'Maîtresse d’école',
    horses: 'Chevaux et rodéos',
    kitCarson: 'Plus rapide que d’autres',
  },
  scoreParts: {
    points: 'Avant le décompte final',
    money: '1 PV par tranche entière de 6 $',
    bridge: 'Près d’un pont',
    saloon: 'Pas de saloon',
    horses: 'Chaque cheval 1 PV, et 1 de plus par rodéo',
    playersBehind: 'Joueurs qui ont fini plus tard',
  },
  buildings: {
    ranch:
      '1 $ par parcelle libre autour, 1 $ au moins. 1 revolver à la construction. Ni route ni maison nécessaires. Valeur en maisons 1.',
    mine: '3 $ par montagne autour, à vous ou à personne. 1 revolver à la construction. Ni route ni maison nécessaires.',
    drugstore: '3 $ par valeur en maisons autour, 3 $ par ranch à vous. Demande une route et une maison.',
    bank: '3 $ par valeur en maisons autour, 3 $ par mine à vous. Demande une route et une maison.',
    saloon: '5 $ par valeur en maisons autour. Demande une route et une maison.',
    hotel: '6 $. Demande une route et une maison. Valeur en maisons 2.',
    church:
      'Pas de revenu. Met à l’abri des attaques elle-même et vos bâtiments autour. Demande une route et une maison. Valeur en maisons 1.',
    prison:
      'Pas de revenu. 2 revolvers à la construction. Éloigne les hors-la-loi. Demande une route et une maison.',
    blacksmith: '5 $ fois le numéro de la manche, 5 $ par ranch à vous. Demande une route et une maison.',
    generalStore:
      '6 $ par valeur en maisons autour sur vos parcelles, 3 $ sur les autres. Demande une route et une maison.',
    school: 'Pas de revenu. Demande une route et trois maisons. Valeur en maisons 1.',
    cityHall:
      'À personne. Un cow-boy à l’intérieur fait gagner plus à vos magasins, banques, saloons et maréchaux-ferrants. Valeur en maisons 1.',
    station:
      'À la fin, 1 PV pour deux valeurs en maisons en ville. Demande une ligne de huit routes à travers le plan. Valeur en maisons 2.',
    house:
      'Valeur en maisons 1. Sans propriétaire, elle sert à tous les bâtiments autour ; sinon, à ceux de son propriétaire.',
    townhouse: 'Deux maisons en une : valeur en maisons 2. Jamais de troisième.',
    mountain:
      'Nourrit les mines autour : toutes si elle est sans propriétaire, sinon celles de son propriétaire.',
    river: 'Ni propriétaire ni bâtiment. Libre pour les ranchs, 3 $ de plus pour une mine à côté.',
  },
};
