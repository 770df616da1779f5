import type { Kit } from '@carson/board-game';
import { grammarOf } from '../../grammar.ts';
import { names } from '../../names/de.ts';
import type { CharacterId } from '../../names/en.ts';
import { facts } from '../facts/de.ts';
import { personOn } from '../person-on.ts';
import type { BoardLog } from './en.ts';

const { plural, list } = grammarOf('de');
const { duelSum, money, moneySources, points, pointSources } = facts;
const { terms } = names;
const the = names.charactersAsObject;
const building = names.elementsAsObject;

const sides = { yellow: 'gelb', red: 'rot' };
const placed = {
  white: 'den weißen Cowboy',
  token: 'einen Cowboy mit einem Marker „kein Duell“',
  dynamite: 'einen Cowboy mit Dynamit',
};
const choices = {
  money: 'Geld',
  points: 'Punkte',
  wait: 'Abwarten',
  one: 'eins',
  two: 'zwei',
  three: 'drei',
  yellow: 'die gelbe Seite',
  red: 'die rote Seite',
  revolvers: 'Revolver',
};
const factors: Readonly<Record<number, string>> = { 2: 'verdoppelt', 3: 'verdreifacht' };

const by = (character: CharacterId | undefined, sentence: string): string =>
  character === undefined ? sentence : `${names.characters[character]}: ${sentence}`;
const dice = (p: { black: number; white: number }): string => `Würfel ${p.black} und ${p.white}`;
const again = ' Das geht nicht, also noch einmal.';
const kit = (p: Kit & { who: string }): string =>
  `${p.who} ${list([
    `${p.cowboys} ${plural(p.cowboys, terms.cowboyPiece)}`,
    `${p.parcels} ${plural(p.parcels, terms.parcel)}`,
    `${p.revolvers} ${plural(p.revolvers, terms.revolver)}`,
    `${p.roads} ${plural(p.roads, terms.road)}`,
    money(p.money),
  ])}`;

export const log: BoardLog = {
  moneyGained: (p) => {
    const got = `${p.who} bekommt ${money(p.amount)}${p.from === undefined ? '' : ` von ${p.from}`}`;
    return p.source === 'power' ? by(p.by, `${got}.`) : `${got}: ${moneySources[p.source]}.`;
  },
  moneyPaid: (p) => {
    const paid = `${p.who} zahlt ${money(p.amount)}${p.to === undefined ? '' : ` an ${p.to}`}`;
    return p.source === 'power' ? by(p.by, `${paid}.`) : `${paid}: ${moneySources[p.source]}.`;
  },
  pointsGained: (p) =>
    p.source === 'power'
      ? by(p.by, `${p.who} bekommt ${points(p.points)}.`)
      : `${p.who} bekommt ${points(p.points)}: ${pointSources[p.source]}.`,
  pointsLost: (p) => `${p.who} verliert ${points(p.points)}: ${pointSources[p.source]}.`,
  roadsGained: (p) => by(p.by, `${p.who} nimmt ${p.count} ${plural(p.count, terms.road)}.`),
  revolversGained: (p) => by(p.by, `${p.who} bekommt ${p.count} ${plural(p.count, terms.revolver)}.`),
  cowboysGained: (p) =>
    by(p.by, `${p.who} nimmt ${p.count} ${plural(p.count, terms.cowboyPiece)} in den eigenen Vorrat.`),
  cowboysGiven: (p) =>
    by(p.by, `${p.who} schickt ${p.count} ${plural(p.count, terms.cowboyPiece)} in den allgemeinen Vorrat.`),
  dynamiteGained: (p) =>
    by(
      p.by,
      `${p.who} bekommt ${plural(p.count, { one: 'eine Stange', other: `${p.count} Stangen` })} Dynamit.`,
    ),
  horseGained: (p) => by(p.by, `${p.who} bekommt ein Pferd.`),
  ammunitionGained: (p) => by(p.by, `${p.who} hat das Plättchen mit +3 Revolvern bis zum Ende der Runde.`),
  handDealt: (p) => `${p.who} hat Duellplättchen mit der Summe ${p.total} und ${money(p.money)} zum Start.`,
  tilesDrawn: (p) => `${p.who} hat keine Duellplättchen mehr und zieht ${p.count} von den abgelegten.`,
  kitFilled: (p) => `${p.who} hat eine Startausrüstung gepackt.`,
  parcelClaimed: (p) => by(p.by, `${p.who} nimmt Parzelle ${p.parcel}.`),
  parcelThrown: (p) => `${dice(p)} für ${p.who}: Parzelle ${p.parcel}.${p.taken ? again : ''}`,
  roadLaid: (p) => (p.bridge ? `${p.who} baut eine Brücke.` : `${p.who} legt einen Weg.`),
  characterTaken: (p) =>
    `${p.who} nimmt ${the[personOn(p.character, p.side)]} (${sides[p.side]}, Limit ${money(p.limit)}).`,
  powerUnused: (p) =>
    p.by === undefined ? `${p.who} hat nichts davon.` : `${p.who} nutzt ${the[p.by]} nicht.`,
  powerChosen: (p) => by(p.by, `${p.who} wählt ${choices[p.choice]}.`),
  parcelNamed: (p) => `${p.who} lässt Parzelle ${p.parcel} versteigern.`,
  bidMade: (p) => `${p.who} bietet ${money(p.amount)}.`,
  bidderOut: (p) => `${p.who} bietet nicht mehr mit.`,
  auctionWon: (p) =>
    `${p.who} ersteigert für ${money(p.amount)}: ${p.lot.length === 0 ? 'das Plättchen mit +3 Revolvern' : list(p.lot)}.`,
  cowboyPlaced: (p) =>
    `${p.who} setzt ${p.with === undefined ? 'einen Cowboy' : placed[p.with]} ${p.where} ein.`,
  cowboyTakenBack: (p) => `${p.who} nimmt den Cowboy ${p.where} zurück.`,
  passed: (p) =>
    p.forced
      ? `${p.who} hat niemanden mehr einzusetzen und passt: Nummer ${p.position} der Passfolge.`
      : `${p.who} passt: Nummer ${p.position} der Passfolge.`,
  horsePut: (p) => `${p.who} stellt ein Pferd in Koppel ${p.corral}.`,
  horseTaken: (p) => `${p.who} holt ein Pferd aus Koppel ${p.corral}.`,
  declined: (p) =>
    ({
      ammunition: `${p.who} verzichtet auf die Munition.`,
      parcel: p.forced ? `${p.who} kann das Land nicht kaufen.` : `${p.who} verzichtet auf das Land.`,
      tile: p.forced ? `${p.who} kann das Gebäude nicht bezahlen.` : `${p.who} verzichtet auf das Gebäude.`,
      points: p.forced ? `${p.who} kann keine Punkte bezahlen.` : `${p.who} kauft keine Punkte.`,
    })[p.what],
  duelChosen: (p) => `${p.who} ruft das Duell ${p.where} auf.`,
  dieThrownAgain: (p) => `${p.who} würfelt neu: ${p.after} statt ${p.before}.`,
  tilesChosen: (p) => `${p.who} ist bereit für das Duell.`,
  patientMoved: (p) => `Der Doktor flickt einen Cowboy zusammen, und ${p.who} setzt ihn ${p.where} ein.`,
  attackersCleared: (p) =>
    `Eine Kirche schützt nun Parzelle ${p.parcel}: ${p.who} nimmt den angreifenden Cowboy zurück.`,
  rivalsCleared: (p) =>
    `Der Anwalt räumt Parzelle ${p.parcel} für ${p.who}. Zurück nach Hause: ${list(p.from)}.`,
  parcelBought: (p) => `${p.who} kauft Parzelle ${p.parcel} für ${money(p.price)}.`,
  tileTaken: (p) => `${p.who} nimmt ${building[p.building]}.`,
  tileKept: (p) => `${p.who} behält ${building[p.building]} auf der Hand.`,
  buildingBuilt: (p) => `${p.who} baut ${building[p.building]} auf Parzelle ${p.parcel}.`,
  houseSet: (p) =>
    p.second
      ? `${p.who} macht das Haus auf Parzelle ${p.parcel} zum Stadthaus.`
      : `${p.who} setzt ein Haus auf Parzelle ${p.parcel}.`,
  consentAsked: (p) => `${p.who} fragt ${p.owner} nach einem Haus auf Parzelle ${p.parcel}.`,
  consentAnswered: (p) =>
    p.agree
      ? `${p.who} antwortet ${p.asker} mit Ja: Ein Haus darf auf Parzelle ${p.parcel}.`
      : `${p.who} antwortet ${p.asker} mit Nein: kein Haus auf Parzelle ${p.parcel}.`,
  buildCancelled: (p) => `${p.who} baut ${building[p.building]} doch nicht.`,
  gamed: (p) =>
    `${p.who} versucht es mit dem Glücksspiel: ${p.black} ${p.black + p.white === p.money ? '+' : '×'} ${p.white} = ${money(p.money)}.`,
  incomeBoosted: (p) =>
    by(
      p.by,
      `${p.who} ${factors[p.factor] ?? `vervielfacht mit ${p.factor}`} das Einkommen von Parzelle ${p.parcel}.`,
    ),
  buildingPaid: (p) => {
    const sum = p.factor === 1 ? money(p.income) : `${money(p.income)} × ${p.factor}`;
    const shares =
      p.attacker === undefined
        ? `${p.who} bekommt ${money(p.kept)}`
        : `${p.who} behält ${money(p.kept)}, ${p.attacker} nimmt ${money(p.taken ?? 0)}`;
    return `${names.elements[p.building]} auf ${p.parcel}, ${sum}: ${shares}.`;
  },
  cityHallWon: (p) => `${p.who} zieht ins Rathaus ein.`,
  limitMet: (p) =>
    p.spent === 0
      ? `${p.who} behält alles Geld: Das Limit ist ${money(p.limit)}.`
      : `${p.who} gibt ${money(p.spent)} aus: Das Limit ist ${money(p.limit)}.`,
  rodeoWon: (p) => `${p.who} gewinnt das Rodeo: ${p.sums.map(({ who, sum }) => `${who} ${sum}`).join(', ')}.`,
  outlawRemoved: (p) => `${p.who} befreit Parzelle ${p.parcel} von einem Gesetzlosen.`,

  rosterSet: (p) =>
    `Im Spiel: ${list(
      p.roster.map(({ character, side }) => {
        const name = names.characters[personOn(character, side)];
        return side === undefined ? name : `${name} (${sides[side]})`;
      }),
    )}.`,
  riverSet: (p) => `Der Fluss läuft durch ${list(p.parcels)}.`,
  centreThrown: (p) => `${dice(p)}: Die Stadtmitte ist auf Parzelle ${p.parcel}.${p.taken ? again : ''}`,
  mountainThrown: (p) => `${dice(p)}: ein Berg auf Parzelle ${p.parcel}.${p.taken ? again : ''}`,
  orderDrawn: (p) => `Die erste Reihenfolge, ausgelost: ${p.order.join(', ')}.`,
  kitsOpened: (p) => `Die Startausrüstungen: ${p.kits.map(kit).join('; ')}.`,
  tileDrawn: (p) =>
    p.price === undefined
      ? `Aus dem Beutel: ${names.elements[p.building]}.`
      : `Aus dem Beutel: ${names.elements[p.building]}, zu ${money(p.price)}.`,
  rowSlid: () => 'Die Gebäude rutschen auf die billigeren Felder.',
  cityHallPlaced: (p) => `${p.who} setzt das Rathaus auf Parzelle ${p.parcel}.`,
  townRoadLaid: (p) => `${p.who} legt einen Weg für das Rathaus.`,
  cityHallUnplaced: () => 'Für das Rathaus gibt es keine Parzelle: Es verlässt das Spiel.',
  roundBegun: (p) => `Runde ${p.round} von 4.`,
  outlawsArrived: (p) =>
    `${dice(p)}: ${p.count} ${plural(p.count, names.countedElements.outlaw)} im Anmarsch, Stärke ${p.strength}.`,
  outlawThrown: (p) => `${dice(p)}: ein Gesetzloser auf Parzelle ${p.parcel}.${p.taken ? again : ''}`,
  outlawMoved: (p) =>
    p.from === p.to
      ? `Der Gesetzlose auf Parzelle ${p.from} bleibt.`
      : `Der Gesetzlose auf Parzelle ${p.from} zieht nach ${p.to}${p.byLot ? ', durch das Los' : ''}.`,
  turnOrderSet: (p) => `Zugfolge: ${p.order.join(', ')}.`,
  duelOpened: (p) =>
    p.outlaw === 0
      ? `Duell ${p.where}: ${list(p.fighters)}.`
      : `Kampf mit dem Gesetzlosen ${p.where}, Stärke ${p.outlaw}: ${list(p.fighters)}.`,
  diceThrown: (p) =>
    `Die Würfel: ${p.throws.map(({ who, shown }) => `${who} ${shown.join(' + ')}`).join(', ')}.`,
  duelDecided: (p) => {
    const sums = p.entries.map(duelSum).join('; ');
    if (p.winner === undefined) return `Der Gesetzlose gewinnt ${p.where}. ${sums}.`;
    return p.byEndOrder
      ? `Gleichstand: ${p.winner} hat früher gepasst und gewinnt das Duell ${p.where}. ${sums}.`
      : `${p.winner} gewinnt das Duell ${p.where}. ${sums}.`;
  },
  spaceClosed: (p) => `SP zu ${money(p.price)} gibt es nicht mehr zu kaufen.`,
  orderSet: (p) => `Als Nächstes wird in dieser Reihenfolge gewählt: ${p.order.join(', ')}.`,
  roundEnded: (p) => `Runde ${p.round} ist vorbei.`,
  gameEnded: (p) =>
    `Das Spiel ist vorbei: ${p.results.map(({ who, total }) => `${who} ${points(total)}`).join(', ')}.`,
};
