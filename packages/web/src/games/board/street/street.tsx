/** Main Street: its spaces by name, two abreast in the order in which they are resolved, with their cowboys. */
import { type BuildingId, NOBODY, spaceAt, type View } from '@carson/board-game';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { movementTime } from '../../../app/settings.ts';

import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { useStable } from '../../../parts/use-stable.ts';
import { words } from '../../../words/words.ts';
import { aboutElement, tileOn } from '../names/place-name.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { SpaceFace, spaceTitle } from '../names/space-face.tsx';
import { phaseOf } from '../round/phase.ts';
import { SECTIONS, type Section, type Station, stationsOf } from '../round/stations.ts';
import { type Stop, stopNow, stopNumber } from '../round/stops.ts';
import { takersOf, tilesTakenIn } from '../round/takers.ts';
import { pickTarget } from '../selection/pick-target.ts';
import { aimsOf, forgetOldAnswers, hinted, selected } from '../selection/selection.ts';
import { sameTarget, type Target } from '../selection/targets.ts';
import { tellWhyNot } from '../selection/why-not.ts';
import { Contest } from '../stakes/contest.tsx';
import { isContested, rivalsAt } from '../stakes/stakes.ts';
import type { BoardPartProps, BoardTable } from '../table-types.ts';
import { Bag } from './bag.tsx';
import { Lantern } from './lantern.tsx';
import { Pawn } from './pawn.tsx';
import { IncomeStation, ParcelStation } from './street-stations.tsx';

export function Street({ table, live, act, scene }: BoardPartProps): JSX.Element {
  if (live) forgetOldAnswers(table);
  const targets = live ? aimsOf(table) : [];
  const takers = takersOf(table.view, table.log);
  const isPlacing = phaseOf(table.view) === 'placing';
  const tilesTaken = isPlacing ? NO_TILES : tilesTakenIn(table.log);
  const street = useRef<HTMLDivElement>(null);
  // On a phone the answer covers the lower half; the place it is about stays visible.
  useEffect(() => {
    street.current?.querySelector('.sign-board.chosen')?.scrollIntoView({ block: 'nearest' });
  }, [selected.value]);
  const stop = stopOf(table.view, scene);
  useStopInSight(street, stop);
  const press = useStable((place: number, clicks: number): void => {
    const target = targets.find((each) => isSpace(each, place));
    if (target !== undefined) pickTarget({ table, act, target, clicks });
    else if (live) void tellWhyNot(table, { kind: 'space', at: place });
  });
  return (
    <div class="main-street" data-resolves={phaseOf(table.view) === 'street'} ref={street}>
      {SECTIONS.map((section) => (
        <StreetSection
          key={section}
          table={table}
          section={section}
          targets={targets}
          takers={takers}
          tilesTaken={tilesTaken}
          stop={stop}
          onPress={press}
        />
      ))}
    </div>
  );
}

export function signAt(clicked: Element): string | undefined {
  const sign = clicked.closest<HTMLElement>('.street-sign')?.dataset['anchor'];
  return sign && `[data-anchor="${sign}"] > .sign-board.can:not(.chosen)`;
}

function isSpace({ kind, at }: Target, place: number): boolean {
  return kind === 'space' && at === place;
}

const NO_TILES: ReadonlyMap<number, BuildingId> = new Map();

/** Whether Main Street has been resolved beyond a stop that is no space. */
function isPassed(view: View, station: Stop, stop: Stop | undefined): boolean {
  const phase = phaseOf(view);
  return phase === 'end' || (phase === 'street' && stopNumber(view, station).at < stopNumber(view, stop).at);
}

/** Where the street does not fit, it goes along with the lantern, and is there when its tab is opened. */
function useStopInSight(street: RefObject<HTMLElement | null>, stop: Stop | undefined): void {
  useEffect(() => {
    if (street.current === null || stop === undefined) return undefined;
    const behavior = movementTime() === 0 ? 'instant' : 'smooth';
    const see = (): void =>
      street.current
        ?.querySelector('.street-sign.now')
        ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior });
    const watching = new ResizeObserver(see);
    watching.observe(street.current);
    return () => watching.disconnect();
  }, [stop]);
}

/** The stop that is told, or else the one that the question is about. */
function stopOf(view: View, scene: BoardPartProps['scene']): Stop | undefined {
  return scene?.station ?? (scene?.place === undefined ? stopNow(view) : `${scene.place}`);
}

interface StreetSectionProps {
  readonly table: BoardTable;
  readonly section: Section;
  readonly targets: readonly Target[];
  /** Who got which space this round. */
  readonly takers: ReadonlyMap<number, readonly number[]>;
  readonly tilesTaken: ReadonlyMap<number, BuildingId>;
  /** Where the lantern stands. */
  readonly stop: Stop | undefined;
  readonly onPress: (place: number, clicks: number) => void;
}

function StreetSection({ section, stop, ...parts }: StreetSectionProps): JSX.Element {
  const { table } = parts;
  const { boardPlay } = words.value;
  const id = useId();
  return (
    <section class="street-section" data-section={section} aria-labelledby={id}>
      <h2 id={id}>{boardPlay.sections[section]}</h2>
      <ol class="street">
        {stationsOf(table.view, section).map((station) => (
          <StationSign
            key={station.kind === 'space' ? station.space.place : station.kind}
            {...parts}
            station={station}
            stop={stop}
          />
        ))}
        {section === 'buildings' && (
          <li>
            <Bag view={table.view} />
          </li>
        )}
        {section === 'points' && <li class="street-note">{boardPlay.closesNote}</li>}
      </ol>
    </section>
  );
}

interface StationSignProps extends Omit<StreetSectionProps, 'section'> {
  readonly station: Station;
}

function StationSign(props: StationSignProps): JSX.Element {
  const { table, station, takers, tilesTaken, stop } = props;
  if (station.kind !== 'space') {
    const Station = station.kind === 'parcels' ? ParcelStation : IncomeStation;
    const isNow = stop === station.kind;
    return (
      <Station table={table} isNow={isNow} isDone={!isNow && isPassed(table.view, station.kind, stop)} />
    );
  }
  const { place, done } = station.space;
  const taken = tilesTaken.get(place);
  const closed = station.space.closed && taken === undefined;
  const isNow = stop === `${place}`;
  return (
    <li
      class={`street-sign${closed ? ' closed' : ''}${done && !isNow ? ' done' : ''}${isNow ? ' now' : ''}`}
      data-anchor={`place-${place}`}
    >
      {isNow && <Lantern />}
      <Sign
        place={place}
        row={table.view.row}
        taken={taken}
        can={props.targets.some((target) => isSpace(target, place))}
        facts={spaceFacts(table, { place, takers: takers.get(place) ?? [], taken }).join('\n')}
        onPress={props.onPress}
      >
        {whoIsAt(table, place, takers.get(place) ?? [])}
      </Sign>
    </li>
  );
}

/** The cowboys, or who got the space when they have gone; nothing at most of them. */
function whoIsAt(table: BoardTable, place: number, takers: readonly number[]): JSX.Element | undefined {
  const there = table.view.pieces.filter((piece) => piece.place === place);
  if (there.length > 0)
    return (
      <span class="sign-cowboys">
        <Contest table={table} place={place} />
        {there.map((piece) => (
          <Pawn key={`${piece.seat}/${piece.white}`} {...piece} />
        ))}
      </span>
    );
  if (takers.length === 0) return undefined;
  return (
    <span class="sign-cowboys sign-takers">
      {takers.map((seat) => (
        <SeatMark key={seat} seat={seat} symbol={takers.length === 1 ? seatSymbol(seat) : undefined} />
      ))}
    </span>
  );
}

interface SignProps extends Pick<View, 'row'> {
  readonly place: number;
  /** The building that lay there this round. */
  readonly taken: BuildingId | undefined;
  readonly can: boolean;
  /** What there is to say about it, one fact per line. */
  readonly facts: string;
  readonly onPress: StreetSectionProps['onPress'];
  /** Who is there. */
  readonly children: ComponentChildren;
}

/**
 * Chosen where it can be; otherwise it tells what it is about, and why it cannot. Drawn again only when something has
 * changed there.
 */
function Sign({ place, row, taken, can, facts: said, onPress, children }: SignProps): JSX.Element {
  const id = useId();
  const here: Target = { kind: 'space', at: place };
  const isHinted = sameTarget(hinted.value, here);
  const chosen = can && sameTarget(selected.value, here);
  const facts = said.split('\n');
  return (
    <>
      <button
        type="button"
        class={`sign-board${can ? ' can' : ''}${chosen ? ' chosen' : ''}${isHinted ? ' hinted' : ''}`}
        data-explain={`space:${spaceAt(place).id}`}
        aria-label={facts.join(' · ')}
        aria-pressed={can ? chosen : undefined}
        title={facts.slice(1).join(' · ')}
        {...(can ? {} : { popovertarget: id })}
        onClick={({ detail }) => onPress(place, detail)}
      >
        <SpaceFace row={row} space={spaceAt(place)} taken={taken} />
        {children}
      </button>
      <div id={id} popover="auto" class="paper table-card sign-card">
        {facts.map((fact, at) => (at === 0 ? <h3 key={fact}>{fact}</h3> : <p key={fact}>{fact}</p>))}
      </div>
    </>
  );
}

export function signText(space: string): { readonly sign: string; readonly about: string } | undefined {
  const texts: Readonly<Record<string, { readonly sign: string; readonly about: string }>> =
    words.value.board.spaces;
  return texts[space];
}

function spaceFacts(
  table: BoardTable,
  { place, takers, taken }: Pick<SignProps, 'place' | 'taken'> & { readonly takers: readonly number[] },
): readonly string[] {
  const view = table.view;
  const { boardTable, names, shell } = words.value;
  const space = spaceAt(place);
  const seen = view.spaces.find((candidate) => candidate.place === place);
  const tile = tileOn(view, space) ?? taken;
  const nameOf = (seat: number): string => occupantName(table.occupants, seat, words.value);
  const there = view.pieces
    .filter((piece) => piece.place === place)
    .map(({ seat }) => boardTable.cowboyOf({ name: nameOf(seat) }));
  return [
    spaceTitle(view, space, taken),
    tile && shell.labelled({ label: names.elements[tile], text: aboutElement(tile, view, words.value) }),
    signText(space.id)?.about,
    seen?.closed === true && taken === undefined ? boardTable.closed : undefined,
    seen?.done === true ? boardTable.doneSpace : undefined,
    takers.length === 0 ? undefined : words.value.boardStreet.went({ names: takers.map(nameOf) }),
    ...there,
    strongestAt(table, place),
  ].filter((part) => part !== undefined);
}

/** Who is strongest there before the dice are thrown. */
function strongestAt(table: BoardTable, place: number): string | undefined {
  const rivals = rivalsAt({ view: table.view, seat: NOBODY, place });
  const best = rivals.toSorted((a, b) => b.strength - a.strength)[0];
  if (best === undefined || rivals.length < 2 || !isContested(place)) return undefined;
  return words.value.boardTable.leads({
    name: occupantName(table.occupants, best.seat, words.value),
    total: best.strength,
  });
}
