import { grammarOf } from '../../grammar.ts';
import { names } from '../../names/de.ts';
import { sumOf } from '../duel-sum.ts';
import type { BoardFacts, SpaceId } from './en.ts';

const { plural } = grammarOf('de');

const money = (amount: number): string => `${amount} $`;

const tile = (price: number) => ({
  sign: `Gebäude ${money(price)}`,
  about: `Zahle ${money(price)}, nimm das Plättchen und baue es sofort oder behalte es.`,
});

const market = (price: number) => ({
  sign: `SP zu ${money(price)}`,
  about: `Kaufe beliebig viele SP zu je ${money(price)}. ${price === 5 ? 'Offen bis zum Schluss.' : `Schließt nach Runde ${price - 1}.`}`,
});

const spaceNames: Readonly<Record<SpaceId, string>> = {
  salary: 'der Lohn',
  ammunition: 'die Munition',
  threeRoads: 'die drei Wege',
  oneRoad: 'der einzelne Weg',
  tile3: 'das Gebäude zu 3 $',
  tile4: 'das Gebäude zu 4 $',
  tile5: 'das Gebäude zu 5 $',
  tile6: 'das Gebäude zu 6 $',
  tile8: 'das Gebäude zu 8 $',
  tile10: 'das Gebäude zu 10 $',
  tile12: 'das Gebäude zu 12 $',
  parcelIncome: 'das Geld für Parzellen',
  strengthIncome: 'das Geld für Stärke',
  gaming: 'das Glücksspiel',
  parcelPoints: 'die SP für Parzellen',
  buildingPoints: 'die SP für Gebäude',
  strengthPoints: 'die SP für Stärke',
  points2: 'die SP zu 2 $',
  points3: 'die SP zu 3 $',
  points4: 'die SP zu 4 $',
  points5: 'die SP zu 5 $',
};

const atSpace: Readonly<Record<SpaceId, string>> = {
  salary: 'beim Lohn',
  ammunition: 'bei der Munition',
  threeRoads: 'bei den drei Wegen',
  oneRoad: 'beim einzelnen Weg',
  tile3: 'beim Gebäude zu 3 $',
  tile4: 'beim Gebäude zu 4 $',
  tile5: 'beim Gebäude zu 5 $',
  tile6: 'beim Gebäude zu 6 $',
  tile8: 'beim Gebäude zu 8 $',
  tile10: 'beim Gebäude zu 10 $',
  tile12: 'beim Gebäude zu 12 $',
  parcelIncome: 'beim Geld für Parzellen',
  strengthIncome: 'beim Geld für Stärke',
  gaming: 'beim Glücksspiel',
  parcelPoints: 'bei den SP für Parzellen',
  buildingPoints: 'bei den SP für Gebäude',
  strengthPoints: 'bei den SP für Stärke',
  points2: 'bei den SP zu 2 $',
  points3: 'bei den SP zu 3 $',
  points4: 'bei den SP zu 4 $',
  points5: 'bei den SP zu 5 $',
};

const strengthParts: BoardFacts['strengthParts'] = {
  revolvers: (count) => `${count} ${plural(count, names.terms.revolver)}`,
  cowboys: (count) => `${count} ${plural(count, names.terms.cowboyPiece)}`,
  ammunition: (count) => `${count} für Munition`,
  character: (count) => `${count} für die Person`,
  horses: (count) => `${count} für Pferde`,
};

export const facts: BoardFacts = {
  money,
  points: (count) => `${count} SP`,
  spaces: {
    salary: { sign: 'Lohn', about: '4 $ für jeden deiner Cowboys. Beliebig viele, kein Duell.' },
    ammunition: { sign: 'Munition', about: '3 mehr Stärke bis zum Ende der Runde.' },
    threeRoads: { sign: 'Drei Wege', about: 'Drei Wege für deinen Vorrat.' },
    oneRoad: { sign: 'Ein Weg', about: 'Ein Weg für jeden deiner Cowboys. Beliebig viele, kein Duell.' },
    tile3: tile(3),
    tile4: tile(4),
    tile5: tile(5),
    tile6: tile(6),
    tile8: tile(8),
    tile10: tile(10),
    tile12: tile(12),
    parcelIncome: { sign: '2 $ × Parzelle', about: '2 $ für jede deiner Parzellen.' },
    strengthIncome: { sign: '2 $ × Stärke', about: '2 $ für jeden Punkt deiner Stärke.' },
    gaming: { sign: 'Glücksspiel', about: 'Zwei Würfel, und so viele Dollar, wie sie zeigen.' },
    parcelPoints: { sign: 'SP: Parzellen', about: '1 SP für je zwei deiner Parzellen, abgerundet.' },
    buildingPoints: {
      sign: 'SP: Gebäude',
      about: '1 SP für jedes deiner Gebäude auf dem Plan. Häuser und Berge zählen nicht.',
    },
    strengthPoints: { sign: 'SP: Stärke', about: '1 SP für je zwei Punkte deiner Stärke, abgerundet.' },
    points2: market(2),
    points3: market(3),
    points4: market(4),
    points5: market(5),
  },
  places: {
    parcel: (parcel) => `Parzelle ${parcel}`,
    corral: (corral) => `Koppel ${corral}`,
    space: (id) => spaceNames[id as SpaceId],
  },
  where: {
    parcel: (parcel) => `auf Parzelle ${parcel}`,
    corral: (corral) => `in Koppel ${corral}`,
    space: (id) => atSpace[id as SpaceId],
  },
  strengthParts,
  duelSum: (p) => `${p.who}: ${sumOf(p, strengthParts)}`,
  moneySources: {
    start: 'Startgeld',
    salary: 'Lohn',
    horse: 'ein Pferd',
    parcel: 'eine Parzelle',
    tile: 'ein Gebäude',
    space: 'ein Einkommensfeld',
    building: 'Gebäudeeinkommen',
    attack: 'ein Angriff',
    points: 'Siegpunkte',
    limit: 'Geldlimit',
    corral: 'Koppel 4',
    power: 'eine Person',
    auction: 'eine Versteigerung',
    tax: 'Steuern',
    fee: 'Kosten nach einem Duell',
    outlaw: 'ein entfernter Gesetzloser',
  },
  pointSources: {
    space: 'ein SP-Feld',
    market: 'gekauft',
    limit: 'Geld ausgegeben beim Geldlimit',
    power: 'eine Person',
    duelWon: 'ein gewonnenes Duell',
    duelLost: 'ein verlorenes Duell',
    road: 'ein Weg in neues Land',
    outlaw: 'die Belohnung für einen Gesetzlosen',
    funeral: 'ein Begräbnis',
    income: 'Gebäudeeinkommen',
  },
  incomeParts: {
    flat: 'Fest',
    round: 'Nummer der Runde',
    house: 'Häuser ringsum',
    mountain: 'Berge ringsum',
    pasture: 'Freie Parzellen ringsum',
    riverside: 'Am Fluss',
    owned: 'Eigene Ranches oder Minen',
    least: 'Mindestens',
    hallStep: 'Bonus des Rathauses',
    cap: 'Über dem Höchstwert',
    outlaw: 'Die Hälfte des Gesetzlosen',
  },
  scoreLines: {
    points: 'Während des Spiels',
    money: 'Geld',
    property: 'Gebäude, Häuser, Berge',
    station: 'Bahnhof',
    teacher: 'Lehrerin',
    horses: 'Pferde und Rodeos',
    kitCarson: 'Schneller als andere',
  },
  scoreParts: {
    points: 'Vor der Schlusswertung',
    money: '1 SP für je volle 6 $',
    bridge: 'An einer Brücke',
    saloon: 'Kein Saloon',
    horses: 'Jedes Pferd 1 SP, und 1 mehr je Rodeo',
    playersBehind: 'Spieler, die später fertig waren',
  },
  buildings: {
    ranch:
      '1 $ je freie Parzelle ringsum, mindestens 1 $. 1 Revolver beim Bau. Braucht weder Weg noch Haus. Hauswert 1.',
    mine: '3 $ je Berg ringsum, der dir oder niemandem gehört. 1 Revolver beim Bau. Braucht weder Weg noch Haus.',
    drugstore: '3 $ je Hauswert ringsum, 3 $ für jede deiner Ranches. Braucht einen Weg und ein Haus.',
    bank: '3 $ je Hauswert ringsum, 3 $ für jede deiner Minen. Braucht einen Weg und ein Haus.',
    saloon: '5 $ je Hauswert ringsum. Braucht einen Weg und ein Haus.',
    hotel: '6 $. Braucht einen Weg und ein Haus. Hauswert 2.',
    church:
      'Kein Einkommen. Hält Angreifer von sich und deinen Gebäuden ringsum fern. Braucht einen Weg und ein Haus. Hauswert 1.',
    prison: 'Kein Einkommen. 2 Revolver beim Bau. Hält Gesetzlose fern. Braucht einen Weg und ein Haus.',
    blacksmith: '5 $ mal Nummer der Runde, 5 $ für jede deiner Ranches. Braucht einen Weg und ein Haus.',
    generalStore:
      '6 $ je Hauswert ringsum auf deinen Parzellen, 3 $ auf anderen. Braucht einen Weg und ein Haus.',
    school: 'Kein Einkommen. Braucht einen Weg und drei Häuser. Hauswert 1.',
    cityHall:
      'Gehört niemandem. Mit einem Cowboy darin verdienen deine Läden, Banken, Saloons und Schmieden mehr. Hauswert 1.',
    station:
      'Am Ende 1 SP für je zwei Hauswerte der Stadt. Braucht eine Linie aus acht Wegen quer über den Plan. Hauswert 2.',
    house: 'Hauswert 1. Ohne Besitzer dient es allen Gebäuden ringsum, sonst nur denen seines Besitzers.',
    townhouse: 'Zwei Häuser in einem: Hauswert 2. Ein drittes passt nie darauf.',
    mountain: 'Nährt Minen ringsum: ohne Besitzer alle, sonst nur die seines Besitzers.',
    river: 'Kein Besitzer, kein Gebäude. Freies Land für Ranches, 3 $ mehr für eine Mine daneben.',
  },
};
