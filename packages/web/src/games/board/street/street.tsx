/** Main Street: its spaces by name, two abreast in the order in which they are resolved, with their cowboys. */
import { type BuildingId, NOBODY, spaceAt, type View } from '@carson/board-game';
import type { JSX, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { movementTime } from '../../../app/settings.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
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
  return (
    <div class="main-street" data-resolves={phaseOf(table.view) === 'street'} ref={street}>
      {SECTIONS.map((section) => (
        <StreetSection
          key={section}
          table={table}
          live={live}
          act={act}
          section={section}
          targets={targets}
          takers={takers}
          tilesTaken={tilesTaken}
          stop={stop}
        />
      ))}
    </div>
  );
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

interface StreetSectionProps extends BoardPartProps {
  readonly section: Section;
  readonly targets: readonly Target[];
  /** Who got which space this round. */
  readonly takers: ReadonlyMap<number, readonly number[]>;
  readonly tilesTaken: ReadonlyMap<number, BuildingId>;
  /** Where the lantern stands. */
  readonly stop: Stop | undefined;
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

function StationSign({
  station,
  targets,
  takers,
  tilesTaken,
  stop,
  ...parts
}: StationSignProps): JSX.Element {
  const { table } = parts;
  if (station.kind !== 'space') {
    const Station = station.kind === 'parcels' ? ParcelStation : IncomeStation;
    const isDone = isPassed(table.view, station.kind, stop);
    return <Station table={table} isNow={stop === station.kind} isDone={isDone} />;
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
        {...parts}
        place={place}
        takers={takers.get(place) ?? []}
        taken={taken}
        target={targets.find(({ kind, at }) => kind === 'space' && at === place)}
      />
    </li>
  );
}

interface SignProps extends BoardPartProps {
  readonly place: number;
  readonly takers: readonly number[];
  /** The building that lay there this round. */
  readonly taken: BuildingId | undefined;
  readonly target: Target | undefined;
}

/** Chosen where it can be; otherwise it tells what it is about, and why it cannot. */
function Sign({ table, live, act, place, takers, taken, target }: SignProps): JSX.Element {
  const id = useId();
  const view = table.view;
  const chosen = target !== undefined && sameTarget(target, selected.value);
  const isHinted = sameTarget(hinted.value, { kind: 'space', at: place });
  const facts = spaceFacts(table, { place, takers, taken });
  const there = view.pieces.filter((piece) => piece.place === place);
  const press = ({ detail }: MouseEvent): void => {
    if (target !== undefined) pickTarget({ table, act, target, clicks: detail });
    else if (live) void tellWhyNot(table, { kind: 'space', at: place });
  };
  return (
    <>
      <button
        type="button"
        class={`sign-board${target === undefined ? '' : ' can'}${chosen ? ' chosen' : ''}${isHinted ? ' hinted' : ''}`}
        data-explain={`space:${spaceAt(place).id}`}
        aria-label={facts.join(' · ')}
        aria-pressed={target === undefined ? undefined : chosen}
        title={facts.slice(1).join(' · ')}
        {...(target === undefined ? { popovertarget: id } : {})}
        onClick={press}
      >
        <SpaceFace view={view} space={spaceAt(place)} taken={taken} />
        {there.length > 0 && (
          <span class="sign-cowboys">
            <Contest table={table} place={place} />
            {there.map((piece) => (
              <Pawn key={`${piece.seat}/${piece.white}`} {...piece} />
            ))}
          </span>
        )}
        {there.length === 0 && takers.length > 0 && (
          <span class="sign-cowboys sign-takers">
            {takers.map((seat) => (
              <SeatMark
                key={seat}
                seat={seat}
                {...(takers.length === 1 ? { symbol: seatSymbol(seat) } : {})}
              />
            ))}
          </span>
        )}
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
  { place, takers, taken }: Pick<SignProps, 'place' | 'takers' | 'taken'>,
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
