/** What a game brings to the page: its set-up, its pictures, its words. The shell knows nothing else of it. */
import type { Ground } from '@carson/bots';
import type { ScorePart } from '@carson/engine';
import type { Language, Rulebook } from '@carson/words';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Route } from '../app/route.ts';
import type { Explanation, Mark } from '../parts/explanation.ts';
import type { LogLine } from '../parts/log-line.ts';
import type { Remark } from '../parts/remark.ts';
import type { Scene } from '../stage/scene.ts';
import type { ShownTable } from '../table/shown-table.ts';
import type { TablePlan } from '../table/start-table.ts';
import type { Words } from '../words/words.ts';

export type GameId = 'cards' | 'board';

export interface GameUi {
  readonly id: GameId;
  /** What the ids of its rules begin with. */
  readonly ruleLetter: string;
  readonly rulebook: (language: Language) => Promise<Rulebook>;
  /** Draws what a rule of the rulebook is about; nothing where a picture would not help. */
  readonly loadRulePicture: () => Promise<ComponentType<RulePictureProps>>;
  readonly loadSetup: () => Promise<ComponentType<SetupProps>>;
  /** What the game's parts are, where there is no table: at the set-up and in the rulebook. */
  readonly loadExplaining: () => Promise<ExplainContent>;
  readonly loadTable: () => Promise<TableUi>;
}

export type ExplainContent = (mark: Mark, words: Words) => Explanation | undefined;

export interface RulePictureProps {
  readonly rule: string;
}

export interface SetupProps {
  /** Online the people of the other seats are not known yet, so no names are shown. */
  readonly place: 'here' | 'online';
  readonly leaveTo: Route;
  readonly onStart: (plan: TablePlan) => void;
  /** A table that is planned again begins with the plan it has. */
  readonly first?: TablePlan;
  /** What the button says, where it does not open a table. */
  readonly label?: string;
  /** Whether bots wait for people where all place at once; at home the settings say it. */
  readonly botPace?: BotPaceChoice;
  /** What else there is to choose before the start. */
  readonly children?: ComponentChildren;
}

export interface BotPaceChoice {
  readonly inStep: boolean;
  readonly onChoose: (inStep: boolean) => void;
}

/** What the rules of a table's game are made of. */
type CommandAt<Table extends ShownTable> = Table['options'][number];
type LogEntryAt<Table extends ShownTable> = Table['log'][number];
type EventAt<Table extends ShownTable> = LogEntryAt<Table>['events'][number];
type BeatAt<Table extends ShownTable> = Table['beats'][number];

export interface TablePartProps<Table extends ShownTable = ShownTable> {
  readonly table: Table;
  /** False while something is shown and nothing asked: a beat, or the past. */
  readonly live: boolean;
  readonly scene?: Scene | undefined;
  /** Gives a command; one that is not possible is answered by the reason. */
  readonly act: (command: CommandAt<Table>) => void;
}

export interface Pane<Table extends ShownTable = ShownTable> {
  readonly id: string;
  readonly icon: string;
  readonly name: (words: Words) => string;
  readonly Content: ComponentType<TablePartProps<Table>>;
  /** Left out where the pane is always there; one that comes with a question comes to the front. */
  readonly isOffered?: (table: Table) => boolean;
  /** Whether the open question is answered here alone: then it comes to the front with it. */
  readonly isAsked?: (table: Table) => boolean;
}

export interface LineDetailsProps<Table extends ShownTable = ShownTable> {
  readonly table: Table;
  readonly seat: number;
  readonly line: string;
}

export interface ComparedProps<Table extends ShownTable = ShownTable> {
  /** As the seat saw it before it decided. */
  readonly table: Table;
  readonly seat: number;
  readonly played: CommandAt<Table>;
  /** Undefined where nothing was better. */
  readonly better: CommandAt<Table> | undefined;
  /** What the two are called on the picture. */
  readonly labels: { readonly played: string; readonly better: string };
}

export interface EndingUi<Table extends ShownTable = ShownTable> {
  /** Lines that are counted together when two scores are compared; a line alone is its own family. */
  readonly familyOf: (line: string) => string;
  readonly familyName: (family: string, words: Words) => string;
  readonly familyIcon: (family: string) => string;
  /** The sign of a seat, beside its colour and its letter. */
  readonly symbolOf: (table: Table, seat: number) => string;
  /** Whether every seat has a picture of its own, or all share one. */
  readonly pictures: 'own' | 'shared';
  /** What a seat has built, or all of them, when the game is over. */
  readonly Picture: ComponentType<{ readonly table: Table; readonly seat: number }>;
  /** Another game of these seats alone. */
  readonly planFor: (table: Table, seats: readonly number[]) => TablePlan;
}

export interface TableUi<Table extends ShownTable = ShownTable> {
  /** The middle of the screen; on a small one each pane is a tab of its own. */
  readonly panes: readonly Pane<Table>[];
  /** Where the game stands, in the bar at the top: has the heading in it. */
  readonly Phases?: ComponentType<TablePartProps<Table>>;
  /** Whose turn it is and what is asked, in one line over the whole table. */
  readonly Ribbon?: ComponentType<TablePartProps<Table>>;
  readonly Players: ComponentType<TablePartProps<Table>>;
  /** What everyone has, in short, below what is told; left out where the table shows it anyway. */
  readonly Purses?: ComponentType<TablePartProps<Table>>;
  /** What a seat has gained or lost between two tables: '+$6', '+3 VP'; points alone where it is left out. */
  readonly gains?: (before: Table, after: Table, seat: number) => readonly string[];
  /** The possible answers to what is asked. */
  readonly Ask: ComponentType<TablePartProps<Table>>;
  /** The question to the viewer, or what the game waits for, in one sentence. */
  readonly question: (table: Table, words: Words) => string;
  readonly heading: (table: Table, words: Words) => string;
  readonly headingMark?: string;
  readonly scene: (beat: BeatAt<Table>, table: Table, words: Words) => Scene;
  readonly logLines: (entry: LogEntryAt<Table>, table: Table, words: Words) => readonly LogLine[];
  /** What an opponent may say about an event; the table is the one after it. */
  readonly remarkOn: (event: EventAt<Table>, table: Table) => Remark | undefined;
  /** Whether a move goes on with the turn of the one before it, so that the log tells both in one line. */
  readonly continues?: (before: LogEntryAt<Table>, next: LogEntryAt<Table>) => boolean;
  readonly lineName: (line: string, words: Words) => string;
  /** What a part of a line was given for, where its parcels alone do not say it. */
  readonly partName?: (part: ScorePart, table: Table, seat: number, words: Words) => string | undefined;
  /** Loaded when an explanation is first asked for. */
  readonly loadExplain: () => Promise<ExplainElement<Table>>;
  /** Lights up parcels of a seat's city; none puts the light out. */
  readonly highlight: (seat: number, parcels: readonly number[]) => void;
  /** What a command means, in words: 'Bid 7', 'Place a cowboy: parcel C4'. */
  readonly moveName: (
    command: CommandAt<Table>,
    table: Table,
    words: Words,
    /** What a bot says for it, where one was asked. */
    grounds?: readonly Ground[],
  ) => string;
  /** The same for a queued command, where it is another. */
  readonly queuedName?: (command: CommandAt<Table>, words: Words) => string | undefined;
  /** Points at what a command of the viewer's is about, without playing it; without a command, points at nothing. */
  readonly point: (command: CommandAt<Table> | undefined, table: Table) => void;
  /** Takes a command up for the player to confirm; left out where pointing does so. */
  readonly aim?: (command: CommandAt<Table>, table: Table) => void;
  /** Finds what was clicked during a show among the answers to the question after it, by a selector. */
  readonly answerAt: (clicked: Element) => string | undefined;
  readonly ending: EndingUi<Table>;
  /** Draws a decision: what was done, and what would have been better. Loaded for a review. */
  readonly loadCompared: () => Promise<ComponentType<ComparedProps<Table>>>;
  /** What a seat has built, by itself, for the score sheet. */
  readonly Picture: ComponentType<{ readonly table: Table; readonly seat: number }>;
  /** More about a line of a seat's score, where its parts do not tell. */
  readonly LineDetails?: ComponentType<LineDetailsProps<Table>>;
  /** How the game went, below the score sheet. */
  readonly Summary?: ComponentType<{ readonly table: Table }>;
}

/** What a marked element of the table is and does; nothing where the mark means nothing. */
export type ExplainElement<Table extends ShownTable = ShownTable> = (
  mark: Mark,
  table: Table,
  words: Words,
) => Explanation | undefined;

/**
 * Forgets the types of a game, for the pages around every game. They give a table to the parts of its own game only:
 * both are found by the id of the game.
 */
export function forAnyTable<Table extends ShownTable>(ui: TableUi<Table>): TableUi {
  return ui as unknown as TableUi;
}
