import { type BoardEvent, corralAt, isCorralPlace, isParcelPlace, NOBODY, spaceAt } from '@carson/board-game';
import { callByType } from '@carson/engine';
import { duelSum, parcelName, personOn } from '@carson/words';
import { words } from '@carson/words/generated/en.js';
import { type Lines, narratorOf } from './narrator.ts';

const { log, where } = words.board;

const LINES: Lines<BoardEvent> = {
  tileDrawn: ({ building }) => log.tileDrawn({ building }),
  parcelClaimed: ({ seat, parcel }, who) => log.parcelClaimed({ who: who(seat), parcel: parcelName(parcel) }),
  characterTaken: (event, who) =>
    log.characterTaken({
      ...event,
      who: who(event.seat),
      character: personOn(event.character, event.side),
    }),
  cowboyPlaced: (event, who) =>
    log.cowboyPlaced({ who: who(event.seat), with: event.with, where: placed(event.place) }),
  passed: (event, who) => log.passed({ ...event, who: who(event.seat) }),
  duelDecided: (event, who) =>
    log.duelDecided({
      ...event,
      where: placed(event.place),
      winner: event.winner === NOBODY ? undefined : who(event.winner),
      sums: event.entries.map((entry) => duelSum({ ...entry, who: who(entry.seat) }, words)),
    }),
  parcelBought: (event, who) =>
    log.parcelBought({ ...event, who: who(event.seat), parcel: parcelName(event.parcel) }),
  tileTaken: (event, who) => log.tileTaken({ ...event, who: who(event.seat) }),
  buildingBuilt: (event, who) =>
    log.buildingBuilt({ ...event, who: who(event.seat), parcel: parcelName(event.parcel) }),
  houseSet: (event, who) =>
    log.houseSet({ ...event, who: who(event.seat), parcel: parcelName(event.parcel) }),
  moneyGained: ({ seat, source, amount }, who) => log.moneyGained({ who: who(seat), source, amount }),
  pointsGained: ({ seat, source, points }, who) => log.pointsGained({ who: who(seat), source, points }),
  outlawsArrived: (event) => log.outlawsArrived(event),
  outlawRemoved: ({ seat, parcel }, who) => log.outlawRemoved({ who: who(seat), parcel: parcelName(parcel) }),
  rodeoWon: ({ seat: winner, sums }, who) =>
    log.rodeoWon({ who: who(winner), sums: sums.map((sum, seat) => ({ who: who(seat), sum })) }),
};

export const narrateBoard = narratorOf<BoardEvent>(
  (event) => (event.type === 'roundBegun' ? log.roundBegun(event) : undefined),
  (event, who) => callByType(LINES, event, who),
);

function placed(place: number): string {
  if (isParcelPlace(place)) return where.parcel({ parcel: parcelName(place) });
  if (isCorralPlace(place)) return where.corral({ corral: corralAt(place) });
  return where.spaces[spaceAt(place).id];
}
