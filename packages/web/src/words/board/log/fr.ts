import type { Kit } from '@carson/board-game';
import { grammarOf } from '../../grammar.ts';
import type { CharacterId } from '../../names/en.ts';
import { names } from '../../names/fr.ts';
import { facts } from '../facts/fr.ts';
import { personOn } from '../person-on.ts';
import type { BoardLog } from './en.ts';

const { plural, list } = grammarOf('fr');
const { duelSum, money, moneySources, points, pointSources } = facts;
const { terms } = names;
const the = names.charactersAsObject;
const building = names.elementsAsObject;

const sides = { yellow: 'jaune', red: 'rouge' };
const placed = {
  white: 'le cow-boy blanc',
  token: 'un cow-boy avec un jeton « pas de duel »',
  dynamite: 'un cow-boy avec de la dynamite',
};
const choices = {
  money: 'l’argent',
  points: 'les points',
  wait: 'd’attendre',
  one: 'un',
  two: 'deux',
  three: 'trois',
  yellow: 'la face jaune',
  red: 'la face rouge',
  revolvers: 'les revolvers',
};
const factors: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple' };

const by = (character: CharacterId | undefined, sentence: string): string =>
  character === undefined ? sentence : `${names.characters[character]} : ${sentence}`;
const dice = (p: { black: number; white: number }): string => `Dés ${p.black} et ${p.white}`;
const again = ' Impossible, on relance.';
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
    const got = `${p.who} reçoit ${money(p.amount)}${p.from === undefined ? '' : `, payés par ${p.from}`}`;
    return p.source === 'power' ? by(p.by, `${got}.`) : `${got} : ${moneySources[p.source]}.`;
  },
  moneyPaid: (p) => {
    const paid = `${p.who} paie ${money(p.amount)}${p.to === undefined ? '' : ` à ${p.to}`}`;
    return p.source === 'power' ? by(p.by, `${paid}.`) : `${paid} : ${moneySources[p.source]}.`;
  },
  pointsGained: (p) =>
    p.source === 'power'
      ? by(p.by, `${p.who} marque ${points(p.points)}.`)
      : `${p.who} marque ${points(p.points)} : ${pointSources[p.source]}.`,
  pointsLost: (p) => `${p.who} perd ${points(p.points)} : ${pointSources[p.source]}.`,
  roadsGained: (p) => by(p.by, `${p.who} prend ${p.count} ${plural(p.count, terms.road)}.`),
  revolversGained: (p) => by(p.by, `${p.who} reçoit ${p.count} ${plural(p.count, terms.revolver)}.`),
  cowboysGained: (p) =>
    by(
      p.by,
      `${p.who} prend ${p.count} ${plural(p.count, terms.cowboyPiece)} dans sa ${terms.personalReserve}.`,
    ),
  cowboysGiven: (p) =>
    by(
      p.by,
      `${p.who} renvoie ${p.count} ${plural(p.count, terms.cowboyPiece)} à la ${terms.generalSupply}.`,
    ),
  dynamiteGained: (p) =>
    by(
      p.by,
      `${p.who} reçoit ${plural(p.count, { one: 'un bâton', other: `${p.count} bâtons` })} de dynamite.`,
    ),
  horseGained: (p) => by(p.by, `${p.who} reçoit un cheval.`),
  ammunitionGained: (p) => by(p.by, `${p.who} a le jeton +3 revolvers jusqu’à la fin de la manche.`),
  handDealt: (p) =>
    `${p.who} a des tuiles de duel d’un total de ${p.total} et ${money(p.money)} pour commencer.`,
  tilesDrawn: (p) => `${p.who} n’a plus de tuiles de duel et en pioche ${p.count} parmi les défaussées.`,
  kitFilled: (p) => `${p.who} a composé son équipement de départ.`,
  parcelClaimed: (p) => by(p.by, `${p.who} prend la parcelle ${p.parcel}.`),
  parcelThrown: (p) => `${dice(p)} pour ${p.who} : parcelle ${p.parcel}.${p.taken ? again : ''}`,
  roadLaid: (p) => (p.bridge ? `${p.who} construit un pont.` : `${p.who} pose une route.`),
  characterTaken: (p) =>
    `${p.who} prend ${the[personOn(p.character, p.side)]} (face ${sides[p.side]}, limite ${money(p.limit)}).`,
  powerUnused: (p) =>
    p.by === undefined ? `${p.who} n’en tire rien.` : `${p.who} n’utilise pas ${the[p.by]}.`,
  powerChosen: (p) => by(p.by, `${p.who} choisit ${choices[p.choice]}.`),
  parcelNamed: (p) => `${p.who} met la parcelle ${p.parcel} aux enchères.`,
  bidMade: (p) => `${p.who} mise ${money(p.amount)}.`,
  bidderOut: (p) => `${p.who} se retire des enchères.`,
  auctionWon: (p) =>
    `${p.who} gagne l’enchère à ${money(p.amount)} : ${p.lot.length === 0 ? 'le jeton +3 revolvers' : list(p.lot)}.`,
  cowboyPlaced: (p) => `${p.who} place ${p.with === undefined ? 'un cow-boy' : placed[p.with]} ${p.where}.`,
  cowboyTakenBack: (p) => `${p.who} reprend le cow-boy placé ${p.where}.`,
  passed: (p) =>
    p.forced
      ? `${p.who} n’a plus personne à placer et passe : numéro ${p.position} de l’ordre de fin.`
      : `${p.who} passe : numéro ${p.position} de l’ordre de fin.`,
  horsePut: (p) => `${p.who} met un cheval dans l’enclos ${p.corral}.`,
  horseTaken: (p) => `${p.who} sort un cheval de l’enclos ${p.corral}.`,
  declined: (p) =>
    ({
      ammunition: `${p.who} renonce aux munitions.`,
      parcel: p.forced ? `${p.who} ne peut pas acheter le terrain.` : `${p.who} renonce au terrain.`,
      tile: p.forced ? `${p.who} ne peut pas payer le bâtiment.` : `${p.who} renonce au bâtiment.`,
      points: p.forced ? `${p.who} ne peut pas payer de points.` : `${p.who} n’achète pas de points.`,
    })[p.what],
  duelChosen: (p) => `${p.who} appelle le duel ${p.where}.`,
  dieThrownAgain: (p) => `${p.who} relance : ${p.after} au lieu de ${p.before}.`,
  tilesChosen: (p) => `${p.who} a choisi pour le duel.`,
  patientMoved: (p) => `Le docteur remet un cow-boy sur pied, et ${p.who} le place ${p.where}.`,
  attackersCleared: (p) =>
    `Une église protège désormais la parcelle ${p.parcel} : ${p.who} reprend son cow-boy.`,
  rivalsCleared: (p) =>
    `L’avocat dégage la parcelle ${p.parcel} pour ${p.who}. De retour chez soi : ${list(p.from)}.`,
  parcelBought: (p) => `${p.who} achète la parcelle ${p.parcel} pour ${money(p.price)}.`,
  tileTaken: (p) => `${p.who} prend ${building[p.building]}.`,
  tileKept: (p) => `${p.who} garde ${building[p.building]} en main.`,
  buildingBuilt: (p) => `${p.who} bâtit ${building[p.building]} sur la parcelle ${p.parcel}.`,
  houseSet: (p) =>
    p.second
      ? `${p.who} fait de la maison sur la parcelle ${p.parcel} une maison de ville.`
      : `${p.who} pose une maison sur la parcelle ${p.parcel}.`,
  consentAsked: (p) => `${p.who} demande à ${p.owner} une maison sur la parcelle ${p.parcel}.`,
  consentAnswered: (p) =>
    p.agree
      ? `${p.who} répond oui à ${p.asker} : la maison peut aller sur la parcelle ${p.parcel}.`
      : `${p.who} répond non à ${p.asker} : pas de maison sur la parcelle ${p.parcel}.`,
  buildCancelled: (p) => `${p.who} renonce à bâtir ${building[p.building]}.`,
  gamed: (p) =>
    `${p.who} tente sa chance à la table de jeu : ${p.black} ${p.black + p.white === p.money ? '+' : '×'} ${p.white} = ${money(p.money)}.`,
  incomeBoosted: (p) =>
    by(
      p.by,
      `${p.who} ${factors[p.factor] ?? `multiplie par ${p.factor}`} le revenu de la parcelle ${p.parcel}.`,
    ),
  buildingPaid: (p) => {
    const sum = p.factor === 1 ? money(p.income) : `${money(p.income)} × ${p.factor}`;
    const shares =
      p.attacker === undefined
        ? `${p.who} reçoit ${money(p.kept)}`
        : `${p.who} garde ${money(p.kept)}, ${p.attacker} prend ${money(p.taken ?? 0)}`;
    return `${names.elements[p.building]} en ${p.parcel}, ${sum} : ${shares}.`;
  },
  cityHallWon: (p) => `${p.who} s’installe à l’hôtel de ville.`,
  limitMet: (p) =>
    p.spent === 0
      ? `${p.who} garde tout son argent : la limite est de ${money(p.limit)}.`
      : `${p.who} dépense ${money(p.spent)} : la limite est de ${money(p.limit)}.`,
  rodeoWon: (p) => `${p.who} gagne le rodéo : ${p.sums.map(({ who, sum }) => `${who} ${sum}`).join(', ')}.`,
  outlawRemoved: (p) => `${p.who} chasse un hors-la-loi de la parcelle ${p.parcel}.`,

  rosterSet: (p) =>
    `En jeu : ${list(
      p.roster.map(({ character, side }) => {
        const name = names.characters[personOn(character, side)];
        return side === undefined ? name : `${name} (${sides[side]})`;
      }),
    )}.`,
  riverSet: (p) => `La rivière passe par ${list(p.parcels)}.`,
  centreThrown: (p) =>
    `${dice(p)} : le centre de la ville est sur la parcelle ${p.parcel}.${p.taken ? again : ''}`,
  mountainThrown: (p) => `${dice(p)} : une montagne sur la parcelle ${p.parcel}.${p.taken ? again : ''}`,
  orderDrawn: (p) => `Le premier ordre, tiré au sort : ${p.order.join(', ')}.`,
  kitsOpened: (p) => `Les équipements de départ : ${p.kits.map(kit).join(' ; ')}.`,
  tileDrawn: (p) =>
    p.price === undefined
      ? `Pioché dans le sac : ${names.elements[p.building]}.`
      : `Pioché dans le sac : ${names.elements[p.building]}, à ${money(p.price)}.`,
  rowSlid: () => 'Les bâtiments glissent vers les cases moins chères.',
  cityHallPlaced: (p) => `${p.who} place l’hôtel de ville sur la parcelle ${p.parcel}.`,
  townRoadLaid: (p) => `${p.who} pose une route pour l’hôtel de ville.`,
  cityHallUnplaced: () => 'Il n’y a pas de parcelle pour l’hôtel de ville : il quitte le jeu.',
  roundBegun: (p) => `Manche ${p.round} sur 4.`,
  outlawsArrived: (p) =>
    `${dice(p)} : ${p.count} ${plural(p.count, names.countedElements.outlaw)} en route, force ${p.strength}.`,
  outlawThrown: (p) => `${dice(p)} : un hors-la-loi sur la parcelle ${p.parcel}.${p.taken ? again : ''}`,
  outlawMoved: (p) =>
    p.from === p.to
      ? `Le hors-la-loi de la parcelle ${p.from} reste.`
      : `Le hors-la-loi de la parcelle ${p.from} va en ${p.to}${p.byLot ? ', par tirage au sort' : ''}.`,
  turnOrderSet: (p) => `Ordre du tour : ${p.order.join(', ')}.`,
  duelOpened: (p) =>
    p.outlaw === 0
      ? `Duel ${p.where} : ${list(p.fighters)}.`
      : `Combat contre le hors-la-loi ${p.where}, force ${p.outlaw} : ${list(p.fighters)}.`,
  diceThrown: (p) =>
    `Les dés : ${p.throws.map(({ who, shown }) => `${who} ${shown.join(' + ')}`).join(', ')}.`,
  duelDecided: (p) => {
    const sums = p.entries.map(duelSum).join(' ; ');
    if (p.winner === undefined) return `Le hors-la-loi gagne ${p.where}. ${sums}.`;
    return p.byEndOrder
      ? `Égalité : ${p.winner}, qui a passé plus tôt, gagne le duel ${p.where}. ${sums}.`
      : `${p.winner} gagne le duel ${p.where}. ${sums}.`;
  },
  spaceClosed: (p) => `Les PV à ${money(p.price)} ne sont plus en vente.`,
  orderSet: (p) => `Le prochain choix se fait dans cet ordre : ${p.order.join(', ')}.`,
  roundEnded: (p) => `La manche ${p.round} est finie.`,
  gameEnded: (p) =>
    `La partie est finie : ${p.results.map(({ who, total }) => `${who} ${points(total)}`).join(', ')}.`,
};
