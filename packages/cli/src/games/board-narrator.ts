/** The board game told line by line, in the words of its log, for people at a terminal. */
import { type BoardEvent, corralAt, isCorralPlace, isParcelPlace, NOBODY, spaceAt } from '@carson/board-game';
import type { GameEvent } from '@carson/engine';
import { duelSum, parcelName, personOn } from '@carson/words';
import { words } from '@carson/words/generated/en.js';

type Who = (seat: number) => string;

const { log, where } = words.board;

export function narrateBoard(names: readonly string[]): (event: GameEvent) => string | undefined {
  const who = (seat: number) => names[seat] ?? `seat ${seat}`;
  return (event) => {
    const boardEvent = event as BoardEvent;
    if (boardEvent.type === 'roundBegun') return `\n${log.roundBegun(boardEvent)}`;
    const line = tell(boardEvent, who);
    return line === undefined ? undefined : `  ${line}`;
  };
}

function tell(event: BoardEvent, who: Who): string | undefined {
  switch (event.type) {
    case 'tileDrawn':
      return log.tileDrawn({ building: event.building });
    case 'parcelClaimed':
      return log.parcelClaimed({ who: who(event.seat), parcel: parcelName(event.parcel) });
    case 'characterTaken':
      return log.characterTaken({
        ...event,
        who: who(event.seat),
        character: personOn(event.character, event.side),
      });
    case 'cowboyPlaced':
      return log.cowboyPlaced({ who: who(event.seat), with: event.with, where: placed(event.place) });
    case 'passed':
      return log.passed({ ...event, who: who(event.seat) });
    case 'duelDecided':
      return log.duelDecided({
        ...event,
        where: placed(event.place),
        winner: event.winner === NOBODY ? undefined : who(event.winner),
        sums: event.entries.map((entry) => duelSum({ ...entry, who: who(entry.seat) }, words)),
      });
    case 'parcelBought':
      return log.parcelBought({ ...event, who: who(event.seat), parcel: parcelName(event.parcel) });
    case 'tileTaken':
      return log.tileTaken({ ...event, who: who(event.seat) });
    case 'buildingBuilt':
      return log.buildingBuilt({ ...event, who: who(event.seat), parcel: parcelName(event.parcel) });
    case 'houseSet':
      return log.houseSet({ ...event, who: who(event.seat), parcel: parcelName(event.parcel) });
    case 'moneyGained':
      return log.moneyGained({ who: who(event.seat), source: event.source, amount: event.amount });
    case 'pointsGained':
      return log.pointsGained({ who: who(event.seat), source: event.source, points: event.points });
    case 'outlawsArrived':
      return log.outlawsArrived(event);
    case 'outlawRemoved':
      return log.outlawRemoved({ who: who(event.seat), parcel: parcelName(event.parcel) });
    case 'rodeoWon':
      return log.rodeoWon({
        who: who(event.seat),
        sums: event.sums.map((sum, seat) => ({ who: who(seat), sum })),
      });
    default:
      return undefined;
  }
}

function placed(place: number): string {
  if (isParcelPlace(place)) return where.parcel({ parcel: parcelName(place) });
  if (isCorralPlace(place)) return where.corral({ corral: corralAt(place) });
  return where.spaces[spaceAt(place).id];
}
