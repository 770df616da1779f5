import {
  type CharacterId,
  type CharacterView,
  type Command,
  EDGE_SIDES,
  isBridgeSite,
  isSpacePlace,
  LIMIT_DOLLARS_PER_POINT,
  spaceAt,
  type View,
} from '@carson/board-game';
import { byType } from '@carson/engine';
import { type Messages, parcelName, say } from '@carson/words';
import { occupantName } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import { nameIdOf } from '../names/character-text.ts';
import { placeName, tileOn } from '../names/place-name.ts';
import { spaceTitle } from '../names/space-face.tsx';
import { phaseOf } from '../round/phase.ts';
import type { Target } from '../selection/targets.ts';
import type { BoardTable } from '../table-types.ts';
import { choiceText } from './choice-text.ts';

export const answerText = byType<Command, [BoardTable, Words], string>({
  layRoad: ({ edge }, { view }, { boardTable }) =>
    isBridgeSite(view.town, edge) ? boardTable.layBridge : boardTable.layRoad,
  layTownRoad: (_, __, { boardTable }) => boardTable.layTownRoad,
  pass: (_, { view }, words) => passText(view, words),
  decline: (_, table, words) => declineText(table, words),
  done: plainText,
  takeSalary: plainText,
  takeAmmunition: plainText,
  takeReward: plainText,
  takeHalf: plainText,
  cancelBuild: plainText,
  answerConsent: ({ agree }, _, { boardTable: { answers } }) => (agree ? answers.agree : answers.refuse),
  payFuneral: ({ with: paid }, _, { boardTable: { answers } }) =>
    paid === 'money' ? answers.payMoney : answers.payPoint,
  claimParcel: (command, _, { boardTable }) => boardTable.claim(named(command)),
  nameParcel: (command, _, { boardTable }) => boardTable.name(named(command)),
  placeCityHall: (command, _, { boardTable }) => boardTable.hallOn(named(command)),
  buyParcel: (command, { view }, { boardTable }) =>
    boardTable.buy({ ...named(command), price: view.parcels[command.parcel]?.price ?? 0 }),
  setHouse: (command, _, { boardTable }) => boardTable.setHouse(named(command)),
  askConsent: (command, table, words) =>
    words.boardTable.askConsent({ ...named(command), owner: ownerName(table, command.parcel, words) }),
  blastMine: (command, _, { boardTable }) => boardTable.blastMine(named(command)),
  doubleRanch: (command, _, { boardTable }) => boardTable.doubleRanch(named(command)),
  moveOutlaw: (command, _, { boardTable }) => boardTable.moveOutlaw(named(command)),
  doubleKind: ({ building }, _, { boardTable, names }) =>
    boardTable.doubleKind({ building: names.elements[building] }),
  build: (command, _, { boardTable, names }) =>
    boardTable.build({ ...named(command), building: names.elements[command.building] }),
  takeCharacter: ({ character }, { view }, { boardPlay }) =>
    boardPlay.take({ character: nameIdOf(characterIn(view, character)) }),
  choose: ({ choice }, table, words) => choiceText(choice, table, words),
  placeCowboy: placingText,
  takeBack: (_, __, { boardTable }) => boardTable.takeBack,
  chooseDuel: ({ place }, _, words) => words.boardTable.fightFirst({ place: placeName(place, words) }),
  takeTile: ({ place }, table, words) => tileText(place, table, words),
  treat: ({ place }, _, words) => words.boardTable.treat({ place: placeName(place, words) }),
  putHorse: ({ corral }, _, { boardTable }) => boardTable.putHorse({ corral }),
  takeHorse: ({ corral }, _, { boardTable }) => boardTable.takeHorse({ corral }),
  buyHorse: ({ corral }, _, { boardTable }) => boardTable.buyHorse({ corral }),
  throwAgain: ({ die }, table, { boardTable }) => boardTable.throwAgain({ shown: dieShown(table, die) }),
  playTiles: ({ tiles }, _, { boardTable }) => boardTable.tiles({ values: tiles.join(' + ') }),
  bid: ({ amount }, _, { boardTable }) => boardTable.amountOf.bid({ amount }),
  buyPoints: ({ points }, { view }, { boardTable }) => pointsText(points, marketPrice(view), boardTable),
  spend: ({ amount }, _, { boardTable }) =>
    boardTable.amountOf.spend({ amount, count: Math.floor(amount / LIMIT_DOLLARS_PER_POINT) }),
  fillKit: (_, __, { boardTable }) => boardTable.kit.seal,
});

type PlainCommand = Extract<Command, { readonly type: keyof Words['boardTable']['answers'] }>;

function plainText({ type }: PlainCommand, _: BoardTable, { boardTable }: Words): string {
  return boardTable.answers[type];
}

function named({ parcel }: { readonly parcel: number }): { readonly parcel: string } {
  return { parcel: parcelName(parcel) };
}

/** 'Place: Bank $6'; with what goes along, that instead. */
function placingText({ place, with: along }: PlaceCowboy, table: BoardTable, words: Words): string {
  const { boardTable, boardPlay } = words;
  if (along !== undefined) return boardTable.place[along];
  const target = isSpacePlace(place) ? spaceTitle(table.view, spaceAt(place)) : placeName(place, words);
  return boardPlay.placeOn({ target: target.charAt(0).toUpperCase() + target.slice(1) });
}

type PlaceCowboy = Extract<Command, { readonly type: 'placeCowboy' }>;

/** What saying no means here: a tile that is not built is kept. */
function declineText({ owed, viewer }: BoardTable, { boardPlay, boardTable }: Words): string {
  const byQuestion: Messages = boardPlay.instead;
  const kind = owed.find(({ seat }) => seat === viewer)?.kind ?? '';
  return say(byQuestion[kind], {}) ?? boardTable.answers.decline;
}

/** Passing early has its worth (B4.4): ties and the next choice. */
function passText(view: View, { boardPlay, boardTable, stage }: Words): string {
  if (phaseOf(view) !== 'placing') return boardTable.answers.pass;
  return boardPlay.passAs({ place: stage.place({ place: view.endOrder.length + 1 }) });
}

function characterIn(view: View, character: CharacterId): Pick<CharacterView, 'character' | 'side'> {
  return view.characters.find((entry) => entry.character === character) ?? { character };
}

/** Without a price where the whole lot has one of its own (B9.2). */
function pointsText(count: number, price: number, { amountOf }: Words['boardTable']): string {
  return amountOf.buyPoints({ count, price, cost: count * price });
}

export function targetName(target: Target, view: View, words: Words): string {
  switch (target.kind) {
    case 'space':
      return spaceTitle(view, spaceAt(target.at));
    case 'parcel':
      return words.board.places.parcel({ parcel: parcelName(target.at) });
    case 'edge':
      return words.boardMap.roads.between({ parcels: edgeName(target.at) });
    case 'character':
      return words.names.characters[target.at];
    default:
      return placeName(target.at, words);
  }
}

/** 'C4–C5': the parcels on both sides. */
export function edgeName(edge: number): string {
  return (EDGE_SIDES[edge] ?? []).map(parcelName).join('–');
}

/** The price of a point at the desk that is being settled (B5.10). */
export function marketPrice(view: View): number {
  const open = view.steps.at(-1);
  if (open?.kind !== 'market') return 0;
  const { yields } = spaceAt(open.place);
  return yields.what === 'market' ? yields.price : 0;
}

function tileText(place: number, table: BoardTable, { boardTable, names }: Words): string {
  const view = table.view;
  const tile = tileOn(view, spaceAt(place));
  const name = tile === undefined ? '' : names.elements[tile];
  return view.steps.at(-1)?.kind === 'takeTile'
    ? boardTable.takeTile({ building: name })
    : boardTable.pickTile({ building: name });
}

function ownerName(table: BoardTable, parcel: number, words: Words): string {
  return occupantName(table.occupants, table.view.town.owner[parcel] ?? -1, words);
}

function dieShown(table: BoardTable, die: number): number {
  const open = table.view.steps.at(-1);
  if (open?.kind !== 'duel') return 0;
  return open.shown[open.seats.indexOf(Number(table.viewer))]?.[die] ?? 0;
}
