/** B10.5, B14.34: once the first cowboy is placed, all players place, move and take back at the same time. */
import { type Refusal, refusal } from '@carson/engine';
import * as commands from '../../commands.ts';
import { nth } from '../../lists.ts';
import {
  corralOptions,
  horsesIn,
  payCorrals,
  putHorse,
  takeHorse,
  whyNoCorral,
} from '../../people/corrals.ts';
import { canPlace, cowboysOnBoard, ownPlaces, placingOptions, whyNotPlace } from '../../placing/placement.ts';
import { CORRAL_COUNT, isCorralPlace } from '../../placing/places.ts';
import { playTakeBack, whyNotTakenBack } from '../../placing/take-back.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { TogetherStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { bindDynamite } from '../../town/boosts.ts';
import { asking, maskOf } from '../step-rules.ts';
import { passSeat, place } from './placing.ts';

const HORSES_FIRST = refusal('horsesFirst', 'B14.34');
const NO_HORSE = refusal('noHorse', 'B10.6');
const MORE_HORSES_THAN_COWBOYS = refusal('moreHorsesThanCowboys', 'B14.34');

export const together = asking<TogetherStep>({
  advance(table, step) {
    const { state } = table;
    for (const seat of step.open ? state.turnOrder : state.turnOrder.slice(0, 1)) {
      if (!isDone(state, seat) && !hasAnything(state, seat)) {
        finish(table, seat, { forced: true });
        return true;
      }
    }
    if (!step.open && isDone(state, nth(state.turnOrder, 0))) {
      change(state, { kind: 'together', open: true });
      return true;
    }
    if (state.endOrder.length < state.players.length) return false;
    pop(state);
    bindDynamite(table);
    return true;
  },
  asks(state, { open }) {
    if (!open) return maskOf(nth(state.turnOrder, 0));
    let mask = 0;
    for (let seat = 0; seat < state.players.length; seat++) if (!isDone(state, seat)) mask |= maskOf(seat);
    return mask;
  },
  ask: () => ({ kind: 'placeTogether', rule: 'B10.5' }),
  options({ state, seat }, out) {
    placingOptions(state, seat, out);
    for (const place of ownPlaces(state, seat)) {
      if (whyNotLifted(state, seat, place) === undefined) out.push(commands.takeBack(place));
    }
    if (whyNoMoreHorses(state, seat) === undefined) corralOptions(state, commands.putHorse, out);
    for (let corral = 1; corral <= CORRAL_COUNT; corral++) {
      if (whyHorseStays(state, seat, corral) === undefined) out.push(commands.takeHorse(corral));
    }
    out.push(commands.DONE);
  },
  whyNot: {
    placeCowboy: (wish, { state, seat }) => whyNotPlace(state, seat, wish),
    takeBack: ({ place }, { state, seat }) => whyNotLifted(state, seat, place),
    putHorse: ({ corral }, { state, seat }) => whyNoMoreHorses(state, seat) ?? whyNoCorral(state, corral),
    takeHorse: ({ corral }, { state, seat }) => whyHorseStays(state, seat, corral),
  },
  play: {
    done: (_, table, { seat }) => finish(table, seat, { forced: false }),
    putHorse: ({ corral }, table, { seat }) => putHorse(table, seat, corral),
    takeBack({ place }, table, { seat }) {
      playTakeBack(table, seat, place);
      playerOf(table.state, seat).takenBack++;
    },
    takeHorse({ corral }, table, { seat }) {
      takeHorse(table, seat, corral);
      playerOf(table.state, seat).takenBack++;
    },
    placeCowboy(command, table, { seat }) {
      place(table, seat, command);
      change(table.state, { kind: 'together', open: true });
    },
  },
});

function isDone(state: State, seat: number): boolean {
  return state.endOrder.includes(seat);
}

/** Whether the seat can still do anything but finish. */
function hasAnything(state: State, seat: number): boolean {
  if (canPlace(state, seat) || whyNoMoreHorses(state, seat) === undefined) return true;
  return ownPlaces(state, seat).length > 0 && whyNoMoreTakenBack(state, seat) === undefined;
}

/** Corral 4 pays when its owner is done. */
function finish(table: Table, seat: number, how: { forced: boolean }): void {
  passSeat(table, seat, how);
  payCorrals(table, seat);
}

/** Never more horses in corrals than cowboys on the board. */
function whyNoMoreHorses(state: State, seat: number): Refusal | undefined {
  if (playerOf(state, seat).horses === 0) return NO_HORSE;
  return herd(state, seat) < cowboysOnBoard(state, seat) ? undefined : MORE_HORSES_THAN_COWBOYS;
}

/** B10.5: a player takes pieces back only so often; every cowboy that stands then stays. */
function whyNoMoreTakenBack(state: State, seat: number): Refusal | undefined {
  const { takeBacks } = state.rules;
  if (playerOf(state, seat).takenBack < takeBacks) return undefined;
  return refusal('takenBackOftenEnough', 'B10.5', { most: takeBacks });
}

function whyHorseStays(state: State, seat: number, corral: number): Refusal | undefined {
  return horsesIn(state, seat, corral) === 0 ? NO_HORSE : whyNoMoreTakenBack(state, seat);
}

function whyNotLifted(state: State, seat: number, place: number): Refusal | undefined {
  const reason = whyNotTakenBack(state, seat, place) ?? whyNoMoreTakenBack(state, seat);
  if (reason !== undefined || isCorralPlace(place)) return reason;
  return herd(state, seat) < cowboysOnBoard(state, seat) ? undefined : HORSES_FIRST;
}

function herd(state: State, seat: number): number {
  return playerOf(state, seat).corrals.reduce((sum, horses) => sum + horses, 0);
}
