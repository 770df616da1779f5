/**
 * A simple, sensible seat for the board game. It looks one own step ahead: what each answer brings in
 * points, with incomes counted to the end, money at what it can still buy, and duels by their odds.
 */
import type { Command, View } from '@carson/board-game';
import type { Bot } from '../bot.ts';
import { greedySeat } from '../greedy-seat.ts';
import { appraiserOf } from './answers/answers.ts';
import { questionOf } from './answers/question.ts';
import { judgementOf } from './town/outlook.ts';
import { BEGINNING } from './weights.ts';

const judgement = judgementOf(BEGINNING);

export const greedyBoardSeat: Bot<View, Command> = greedySeat((view, seat) =>
  appraiserOf(questionOf(view, seat, judgement)),
);
