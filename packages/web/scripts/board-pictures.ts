/** The six moments that the board game is made of, and the fullest town there is. */
import type { View } from '@carson/board-game';
import { type GameRecord, type Match, recordOf } from '@carson/engine';
import type { Page } from '@playwright/test';
import { fullestTown, WITH_ALL } from '../e2e/full-town.ts';
import { type BotTown, playTown } from '../test/bot-town.ts';
import { LAPTOP, newPage, openGame, PHONE, type Size, type Studio, takePicture } from './studio.ts';

/** A first game of four: Anna plays seat A. */
const TOWN: BotTown = {
  options: { seats: 4, roster: { by: 'preset', preset: 'firstGame' } },
  seed: 'board/3',
  bot: 'greedy',
};
const FOUR = [
  { kind: 'person', name: 'Anna' },
  ...['otto-brandt', 'kate-harlan', 'josiah-freeman'].map((bot) => ({ kind: 'bot', bot })),
];
const SIX = ['Abigail', 'Boone', 'Clara', 'Dutch', 'Ezra', 'Flora'].map((name) => ({ kind: 'person', name }));

interface BoardPicture {
  readonly file: string;
  readonly size: Size;
  readonly record: GameRecord;
  readonly occupants: typeof FOUR | typeof SIX;
  readonly pace?: 'slow';
  /** What to do before the picture is taken. */
  readonly act: (page: Page) => Promise<void>;
}

export async function takeBoardPictures(studio: Studio): Promise<void> {
  const full = fullestTown(WITH_ALL, 24);
  const last = full.get('lastCowboy');
  if (last === undefined) throw new Error('no town came to its last round');
  const building = momentOf('setHouse', 4);
  const four = { occupants: FOUR, size: LAPTOP } as const;
  const six = { occupants: SIX, size: LAPTOP } as const;
  const pictures: readonly BoardPicture[] = [
    { ...four, file: 'board-characters.webp', record: momentOf('takeCharacter', 2), act: chooseCharacter },
    { ...four, file: 'board-placing.webp', record: momentOf('placeCowboy', 3), act: chooseSpace },
    { ...four, file: 'board-street.webp', record: beforeDuel(), pace: 'slow', act: passToDuel },
    { ...four, file: 'board-building.webp', record: building, act: choosePlace },
    { ...four, file: 'board-building-phone.webp', record: building, size: PHONE, act: choosePlace },
    { ...six, file: 'board-six.webp', record: last, act: chooseNothing },
    { ...four, file: 'board-end.webp', record: momentOf('over', 4), act: waitForEnding },
    { ...six, file: 'full-town.webp', record: last, act: chooseSpace },
    { ...six, file: 'full-town-phone.webp', record: last, size: PHONE, act: chooseNothing },
  ];
  for (const picture of pictures) await boardPicture(studio, picture);
}

async function boardPicture(studio: Studio, picture: BoardPicture): Promise<void> {
  const { file, size, record, occupants, pace, act } = picture;
  const page = await newPage(studio, size, pace);
  await openGame(studio, page, {
    id: 'board',
    game: 'board',
    over: act === waitForEnding,
    occupants,
    record,
  });
  await act(page);
  await takePicture(page, file);
}

/** Where seat A is asked this in the given round, or the game is over. */
function momentOf(kind: string, round: number): GameRecord {
  return momentWhere(
    ({ asked, view }) =>
      view.round === round && (kind === 'over' ? asked === undefined : asked?.kind === kind) && isOfA(asked),
  );
}

/** Where A is the last to pass and stands where someone else does too. */
function beforeDuel(): GameRecord {
  return momentWhere(
    ({ asked, view }) =>
      asked?.kind === 'placeCowboy' &&
      isOfA(asked) &&
      view.endOrder.length === view.players.length - 1 &&
      isChallenged(view),
  );
}

interface SeenMoment {
  readonly asked: { readonly seat: number; readonly kind: string } | undefined;
  readonly view: View;
}

function momentWhere(fits: (moment: SeenMoment) => boolean): GameRecord {
  for (const { match, asked } of playTown(TOWN))
    if (fits({ asked, view: viewOf(match) })) return recordOf(match);
  throw new Error('the game has no such moment');
}

function viewOf({ game, state }: Match): View {
  return game.view(state, 'spectator') as View;
}

function isOfA(asked: SeenMoment['asked']): boolean {
  return asked === undefined || asked.seat === 0;
}

/** On a space where cowboys fight: those that hold several have more than two on them. */
function isChallenged({ pieces }: View): boolean {
  return pieces.some(
    ({ seat, place }) =>
      seat === 0 && pieces.filter((other) => other.place === place && other.seat !== 0).length === 1,
  );
}

async function chooseCharacter(page: Page): Promise<void> {
  await page.locator('.cast-card:not(.taken)').nth(1).click();
}

/** The last space of Main Street on which someone stands already. */
async function chooseSpace(page: Page): Promise<void> {
  await page.locator('.street-sign:has(.sign-cowboys) .sign-board.can').last().click();
}

async function choosePlace(page: Page): Promise<void> {
  await page.locator('.town-ask').waitFor();
  if ((await page.locator('.town-ask .confirm').count()) === 0) await page.keyboard.press('n');
  await page.locator('.town-ask .confirm').waitFor();
}

async function chooseNothing(page: Page): Promise<void> {
  await page.locator('.town-ask').waitFor();
}

async function waitForEnding(page: Page): Promise<void> {
  await page.locator('.score-dialog').waitFor();
}

/** The most stops of a street. */
const MOST_STOPS = 60;

/** Goes down Main Street by hand until two cowboys fight. */
async function passToDuel(page: Page): Promise<void> {
  await page.locator('.town-ask [data-command="pass"]').click();
  const fight = page.locator('.stage .duel-fighter.wins');
  for (let stops = 0; (await fight.count()) === 0; stops += 1) {
    if (stops > MOST_STOPS) throw new Error('no one fights');
    await page.locator('.stage-next').click();
  }
}
