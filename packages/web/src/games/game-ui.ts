/** What a game brings to the page: its set-up, its pictures, its words. The shell knows nothing else of it. */
import type { GameCommand } from '@carson/engine';
import type { Beat } from '@carson/protocol';
import type { Language, Rulebook } from '@carson/words';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Route } from '../app/route.ts';
import type { Explanation, Mark } from '../parts/explanation.ts';
import type { LogLine } from '../parts/log-line.ts';
import type { Scene } from '../stage/scene.ts';
import type { LogEntry, ShownTable } from '../table/shown-table.ts';
import type { TablePlan } from '../table/start-table.ts';
import type { Words } from '../words/words.ts';

export type GameId = 'cards' | 'board';

export interface GameUi {
  readonly id: GameId;
  /** What the ids of its rules begin with. */
  readonly ruleLetter: string;
  /** What is played where nobody has chosen anything: four seats. */
  readonly quickOptions: () => Promise<unknown>;
  readonly rulebook: (language: Language) => Promise<Rulebook>;
  /** Draws what a rule of the rulebook is about; nothing where a picture would not help. */
  readonly loadRulePicture: () => Promise<ComponentType<RulePictureProps>>;
  readonly loadSetup: () => Promise<ComponentType<SetupProps>>;
  readonly loadTable: () => Promise<TableUi>;
}

export interface RulePictureProps {
  readonly rule: string;
}

export interface SetupProps {
  /** Online the people of the other seats are not known yet: nobody is named. */
  readonly place: 'here' | 'online';
  readonly leaveTo: Route;
  readonly onStart: (plan: TablePlan) => void;
  /** A table that is planned again begins with the plan it has. */
  readonly first?: TablePlan;
  /** What the button says, where it does not open a table. */
  readonly label?: string;
  /** What else there is to choose before the start. */
  readonly children?: ComponentChildren;
}

export interface TablePartProps {
  readonly table: ShownTable;
  /** False while something is shown and nothing asked: a beat, or the past. */
  readonly live: boolean;
  /** What is being shown. */
  readonly scene?: Scene | undefined;
  /** Gives a command; one that is not possible is answered by the reason. */
  readonly act: (command: GameCommand) => void;
}

export interface Pane {
  readonly id: string;
  readonly icon: string;
  readonly name: (words: Words) => string;
  readonly Content: ComponentType<TablePartProps>;
  /** Left out where the pane is always there; one that comes with a question comes to the front. */
  readonly isOffered?: (table: ShownTable) => boolean;
}

export interface LineDetailsProps {
  readonly table: ShownTable;
  readonly seat: number;
  readonly line: string;
}

/** What a game brings to the end of it. */
export interface EndingUi {
  /** Lines that are counted together when two scores are compared; a line alone is its own family. */
  readonly familyOf: (line: string) => string;
  readonly familyName: (family: string, words: Words) => string;
  readonly familyIcon: (family: string) => string;
  /** The sign of a seat, beside its colour and its letter. */
  readonly symbolOf: (table: ShownTable, seat: number) => string;
  /** Whether every seat has a picture of its own, or all share one. */
  readonly pictures: 'own' | 'shared';
  /** What a seat has built, or all of them, when the game is over. */
  readonly Picture: ComponentType<{ readonly table: ShownTable; readonly seat: number }>;
  /** Another game of these seats alone. */
  readonly planFor: (table: ShownTable, seats: readonly number[]) => TablePlan;
}

export interface TableUi {
  /** The middle of the screen; on a small one each pane is a tab of its own. */
  readonly panes: readonly Pane[];
  /** Where the game stands, in the bar at the top: has the heading in it. */
  readonly Phases?: ComponentType<TablePartProps>;
  /** Whose turn it is and what is asked, in one line over the whole table. */
  readonly Ribbon?: ComponentType<TablePartProps>;
  /** Everybody at the table. */
  readonly Players: ComponentType<TablePartProps>;
  /** The possible answers to what is asked. */
  readonly Ask: ComponentType<TablePartProps>;
  /** What is asked of the viewer, or what everybody waits for, in one sentence. */
  readonly question: (table: ShownTable, words: Words) => string;
  readonly heading: (table: ShownTable, words: Words) => string;
  /** What explains the heading. */
  readonly headingMark?: string;
  /** How a beat of the story is shown. */
  readonly scene: (beat: Beat, table: ShownTable, words: Words) => Scene;
  readonly logLines: (entry: LogEntry, table: ShownTable, words: Words) => readonly LogLine[];
  /** Whether a move goes on with the turn of the one before it, so that the log tells both in one line. */
  readonly continues?: (before: LogEntry, next: LogEntry) => boolean;
  readonly lineName: (line: string, words: Words) => string;
  /** What a marked element of the table is and does; nothing where the mark means nothing. */
  readonly explain: (mark: Mark, table: ShownTable, words: Words) => Explanation | undefined;
  /** Lights up parcels of a seat's city; none puts the light out. */
  readonly highlight: (seat: number, parcels: readonly number[]) => void;
  /** What a command means, in words: 'Bid 7', 'Place a cowboy: parcel C4'. */
  readonly moveName: (command: GameCommand, table: ShownTable, words: Words) => string;
  /** Points at what a command of the viewer's is about, and plays nothing; none lets go again. */
  readonly point: (command: GameCommand | undefined, table: ShownTable) => void;
  /** Takes a command up for the player to confirm; left out where pointing does so. */
  readonly aim?: (command: GameCommand, table: ShownTable) => void;
  readonly ending: EndingUi;
  /** What a seat has built, by itself, for the score sheet. */
  readonly Picture: ComponentType<{ readonly table: ShownTable; readonly seat: number }>;
  /** More about a line of a seat's score, where its parts do not tell. */
  readonly LineDetails?: ComponentType<LineDetailsProps>;
  /** How the game went, below the score sheet. */
  readonly Summary?: ComponentType<{ readonly table: ShownTable }>;
}
