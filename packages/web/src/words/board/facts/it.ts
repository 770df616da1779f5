import { grammarOf } from '../../grammar.ts';
import { names } from '../../names/it.ts';
import { sumOf } from '../duel-sum.ts';
import type { BoardFacts, SpaceId } from './en.ts';

const { plural } = grammarOf('it');

const money = (amount: number): string => `${amount} $`;

const tile = (price: number) => ({
  sign: `Edificio ${money(price)}`,
  about: `Paga ${money(price)}, prendi la tessera e costruiscila subito o tienila.`,
});

const market = (price: number) => ({
  sign: `PV a ${money(price)}`,
  about: `Compra quanti PV vuoi a ${money(price)} l’uno. ${price === 5 ? 'Aperta fino alla fine.' : `Chiude dopo il round ${price - 1}.`}`,
});

const spaceNames: Readonly<Record<SpaceId, string>> = {
  salary: 'il salario',
  ammunition: 'le munizioni',
  threeRoads: 'le tre strade',
  oneRoad: 'la strada singola',
  tile3: 'l’edificio da 3 $',
  tile4: 'l’edificio da 4 $',
  tile5: 'l’edificio da 5 $',
  tile6: 'l’edificio da 6 $',
  tile8: 'l’edificio da 8 $',
  tile10: 'l’edificio da 10 $',
  tile12: 'l’edificio da 12 $',
  parcelIncome: 'la rendita dei lotti',
  strengthIncome: 'la rendita della forza',
  gaming: 'il gioco d’azzardo',
  parcelPoints: 'i PV dei lotti',
  buildingPoints: 'i PV degli edifici',
  strengthPoints: 'i PV della forza',
  points2: 'i PV a 2 $',
  points3: 'i PV a 3 $',
  points4: 'i PV a 4 $',
  points5: 'i PV a 5 $',
};

/** 'al salario', 'ai PV', 'alle munizioni', 'alla strada', 'all’edificio' */
const at = (name: string): string =>
  name.replace(/^il? /, (article) => (article === 'il ' ? 'al ' : 'ai ')).replace(/^l(?=[ae’])/, 'all');

const strengthParts: BoardFacts['strengthParts'] = {
  revolvers: (count) => `${count} ${plural(count, names.terms.revolver)}`,
  cowboys: (count) => `${count} ${plural(count, names.terms.cowboyPiece)}`,
  ammunition: (count) => `${count} per le munizioni`,
  character: (count) => `${count} per il personaggio`,
  horses: (count) => `${count} per i cavalli`,
};

export const facts: BoardFacts = {
  money,
  points: (count) => `${count} PV`,
  spaces: {
    salary: {
      sign: 'Salario',
      about: '4 $ per ognuno dei tuoi cowboy. Quanti se ne vuole, niente duello.',
    },
    ammunition: { sign: 'Munizioni', about: '3 di forza in più fino alla fine del round.' },
    threeRoads: { sign: 'Tre strade', about: 'Tre strade per la tua riserva.' },
    oneRoad: {
      sign: 'Una strada',
      about: 'Una strada per ognuno dei tuoi cowboy. Quanti se ne vuole, niente duello.',
    },
    tile3: tile(3),
    tile4: tile(4),
    tile5: tile(5),
    tile6: tile(6),
    tile8: tile(8),
    tile10: tile(10),
    tile12: tile(12),
    parcelIncome: { sign: '2 $ × lotti', about: '2 $ per ogni lotto che possiedi.' },
    strengthIncome: { sign: '2 $ × forza', about: '2 $ per ogni punto della tua forza.' },
    gaming: { sign: 'Azzardo', about: 'Due dadi, e tanti dollari quanti ne mostrano.' },
    parcelPoints: { sign: 'PV: lotti', about: '1 PV ogni due lotti che possiedi, per difetto.' },
    buildingPoints: {
      sign: 'PV: edifici',
      about: '1 PV per ogni edificio che hai sulla mappa. Case e montagne non contano.',
    },
    strengthPoints: { sign: 'PV: forza', about: '1 PV ogni due punti della tua forza, per difetto.' },
    points2: market(2),
    points3: market(3),
    points4: market(4),
    points5: market(5),
  },
  places: {
    parcel: (parcel) => `lotto ${parcel}`,
    corral: (corral) => `recinto ${corral}`,
    space: (id) => spaceNames[id as SpaceId],
  },
  where: {
    parcel: (parcel) => `sul lotto ${parcel}`,
    corral: (corral) => `nel recinto ${corral}`,
    space: (id) => at(spaceNames[id as SpaceId]),
  },
  strengthParts,
  duelSum: (p) => `${p.who}: ${sumOf(p, strengthParts)}`,
  moneySources: {
    start: 'per cominciare',
    salary: 'salario',
    horse: 'un cavallo',
    parcel: 'un lotto',
    tile: 'un edificio',
    space: 'una casella di rendita',
    building: 'rendita degli edifici',
    attack: 'un attacco',
    points: 'punti vittoria',
    limit: 'limite di denaro',
    corral: 'recinto 4',
    power: 'un personaggio',
    auction: 'un’asta',
    tax: 'tasse',
    fee: 'spese dopo un duello',
    outlaw: 'un fuorilegge tolto',
  },
  pointSources: {
    space: 'una casella dei PV',
    market: 'comprati',
    limit: 'denaro speso al limite di denaro',
    power: 'un personaggio',
    duelWon: 'un duello vinto',
    duelLost: 'un duello perso',
    road: 'una strada verso nuove terre',
    outlaw: 'la ricompensa per un fuorilegge',
    funeral: 'un funerale',
    income: 'rendita degli edifici',
  },
  incomeParts: {
    flat: 'Fisso',
    round: 'Numero del round',
    house: 'Case intorno',
    mountain: 'Montagne intorno',
    pasture: 'Lotti liberi intorno',
    riverside: 'Sul fiume',
    owned: 'Ranch o miniere tuoi',
    least: 'Almeno',
    hallStep: 'Bonus del municipio',
    cap: 'Oltre il massimo',
    outlaw: 'La metà del fuorilegge',
  },
  scoreLines: {
    points: 'Segnati durante la partita',
    money: 'Denaro',
    property: 'Edifici, case, montagne',
    station: 'Stazione',
    teacher: 'Insegnante',
    horses: 'Cavalli e rodei',
    kitCarson: 'Più veloce di altri',
  },
  scoreParts: {
    points: 'Prima del conteggio finale',
    money: '1 PV ogni 6 $ interi',
    bridge: 'Accanto a un ponte',
    saloon: 'Nessun saloon',
    horses: 'Ogni cavallo 1 PV, e 1 in più per ogni rodeo',
    playersBehind: 'Giocatori che hanno finito dopo',
  },
  buildings: {
    ranch:
      '1 $ per ogni lotto libero intorno, almeno 1 $. 1 revolver alla costruzione. Non vuole né strada né casa. Valore in case 1.',
    mine: '3 $ per ogni montagna intorno, tua o di nessuno. 1 revolver alla costruzione. Non vuole né strada né casa.',
    drugstore: '3 $ per ogni valore in case intorno, 3 $ per ogni tuo ranch. Vuole una strada e una casa.',
    bank: '3 $ per ogni valore in case intorno, 3 $ per ogni tua miniera. Vuole una strada e una casa.',
    saloon: '5 $ per ogni valore in case intorno. Vuole una strada e una casa.',
    hotel: 'Rende 6 $. Vuole una strada e una casa. Valore in case 2.',
    church:
      'Nessuna rendita. Tiene lontani gli attacchi da sé e dai tuoi edifici intorno. Vuole una strada e una casa. Valore in case 1.',
    prison:
      'Nessuna rendita. 2 revolver alla costruzione. Tiene lontani i fuorilegge. Vuole una strada e una casa.',
    blacksmith: '5 $ per il numero del round, 5 $ per ogni tuo ranch. Vuole una strada e una casa.',
    generalStore:
      '6 $ per ogni valore in case intorno sui tuoi lotti, 3 $ sugli altri. Vuole una strada e una casa.',
    school: 'Nessuna rendita. Vuole una strada e tre case. Valore in case 1.',
    cityHall:
      'Di nessuno. Con un cowboy dentro, i tuoi negozi, banche, saloon e fabbri rendono di più. Valore in case 1.',
    station:
      'Alla fine 1 PV ogni due valori in case in città. Vuole una linea di otto strade attraverso la mappa. Valore in case 2.',
    house:
      'Valore in case 1. Su un lotto di nessuno serve a tutti gli edifici intorno, altrimenti solo a quelli del proprietario.',
    townhouse: 'Due case in una: valore in case 2. Una terza non ci sta mai.',
    mountain:
      'Nutre le miniere intorno: su un lotto di nessuno tutte, altrimenti solo quelle del proprietario.',
    river: 'Né proprietario né edifici. Terra libera per i ranch, 3 $ in più per una miniera accanto.',
  },
};
