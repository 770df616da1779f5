/** What a command is called on a button. */
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
import { type Messages, parcelName, say } from '@carson/words';
import { occupantName } from '../../parts/people.ts';
import type { Words } from '../../words/words.ts';
import { nameIdOf } from './character-faces.ts';
import { choiceText } from './choice-text.ts';
import { placeName, tileOn } from './names.ts';
import { phaseOf } from './phase.ts';
import { spaceTitle } from './space-face.tsx';
import type { BoardTable } from './table-types.ts';
import type { Target } from './targets.ts';

export function answerText(command: Command, table: BoardTable, words: Words): string {
  const view = table.view;
  const { boardTable, names } = words;
  const { answers } = boardTable;
  switch (command.type) {
    case 'layRoad':
      return isBridgeSite(view.town, command.edge) ? boardTable.layBridge : boardTable.layRoad;
    case 'layTownRoad':
      return boardTable.layTownRoad;
    case 'pass':
      return passText(view, words);
    case 'decline':
      return declineText(table, words);
    case 'done':
    case 'takeSalary':
    case 'takeAmmunition':
    case 'takeReward':
    case 'takeHalf':
    case 'cancelBuild':
      return answers[command.type];
    case 'answerConsent':
      return command.agree ? answers.agree : answers.refuse;
    case 'payFuneral':
      return command.with === 'money' ? answers.payMoney : answers.payPoint;
    case 'claimParcel':
      return boardTable.claim({ parcel: parcelName(command.parcel) });
    case 'nameParcel':
      return boardTable.name({ parcel: parcelName(command.parcel) });
    case 'placeCityHall':
      return boardTable.hallOn({ parcel: parcelName(command.parcel) });
    case 'buyParcel':
      return boardTable.buy({
        parcel: parcelName(command.parcel),
        price: view.parcels[command.parcel]?.price ?? 0,
      });
    case 'setHouse':
      return boardTable.setHouse({ parcel: parcelName(command.parcel) });
    case 'askConsent':
      return boardTable.askConsent({
        owner: ownerName(table, command.parcel, words),
        parcel: parcelName(command.parcel),
      });
    case 'blastMine':
      return boardTable.blastMine({ parcel: parcelName(command.parcel) });
    case 'doubleRanch':
      return boardTable.doubleRanch({ parcel: parcelName(command.parcel) });
    case 'moveOutlaw':
      return boardTable.moveOutlaw({ parcel: parcelName(command.parcel) });
    case 'doubleKind':
      return boardTable.doubleKind({ building: names.elements[command.building] });
    case 'build':
      return boardTable.build({
        building: names.elements[command.building],
        parcel: parcelName(command.parcel),
      });
    case 'takeCharacter':
      return words.boardPlay.take({ character: nameIdOf(characterIn(view, command.character)) });
    case 'choose':
      return choiceText(command.choice, table, words);
    case 'placeCowboy':
      return placingText(command, table, words);
    case 'takeBack':
      return boardTable.takeBack;
    case 'chooseDuel':
      return boardTable.fightFirst({ place: placeName(command.place, words) });
    case 'takeTile':
      return tileText(command.place, table, words);
    case 'treat':
      return boardTable.treat({ place: placeName(command.place, words) });
    case 'putHorse':
      return boardTable.putHorse({ corral: command.corral });
    case 'takeHorse':
      return boardTable.takeHorse({ corral: command.corral });
    case 'buyHorse':
      return boardTable.buyHorse({ corral: command.corral });
    case 'throwAgain':
      return boardTable.throwAgain({ shown: dieShown(table, command.die) });
    case 'playTiles':
      return boardTable.tiles({ values: command.tiles.join(' + ') });
    case 'bid':
      return boardTable.amountOf.bid({ amount: command.amount });
    case 'buyPoints':
      return pointsText(command.points, marketPrice(view), boardTable);
    case 'spend':
      return boardTable.amountOf.spend({
        amount: command.amount,
        count: Math.floor(command.amount / LIMIT_DOLLARS_PER_POINT),
      });
    case 'fillKit':
      return boardTable.kit.seal;
  }
}

/** 'Place: Bank $6'; with what goes along, that instead. */
function placingText({ place, with: along }: PlaceCowboy, table: BoardTable, words: Words): string {
  const { boardTable, boardPlay } = words;
  if (along !== undefined) return boardTable.place[along];
  const view = table.view;
  const target = isSpacePlace(place) ? spaceTitle(view, spaceAt(place)) : placeName(place, words);
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
      return words.names.characters[target.at as keyof typeof words.names.characters];
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
  const view = table.view;
  return occupantName(table.occupants, view.town.owner[parcel] ?? -1, words);
}

function dieShown(table: BoardTable, die: number): number {
  const open = table.view.steps.at(-1);
  if (open?.kind !== 'duel') return 0;
  return open.shown[open.seats.indexOf(Number(table.viewer))]?.[die] ?? 0;
}
