/** The characters of the game as cards to compare and to choose from; who has which this round. */
import type { CharacterView, StepKind } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Button } from '../../../parts/button.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { characterName, characterTexts } from '../names/character-text.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { charactersAside, forgetOldAnswers, selected } from '../selection/selection.ts';
import { choicesOf, sameTarget, type Target, targetsOf } from '../selection/targets.ts';
import type { BoardPartProps, BoardTable } from '../table-types.ts';
import { TownPicture } from '../town/town-picture.tsx';
import { effectNow, limitOf, placesWith } from './character-effect.ts';

/** While characters are taken; an auction, and what a character asks the viewer at once, need the map. */
export function areCharactersOffered({ view, viewer, log, owed }: BoardTable): boolean {
  const { steps, result } = view;
  // While the end of an auction is told, the parcels that were won are seen on the map.
  if (owed.length === 0 && log.at(-1)?.events.some(({ type }) => type === 'auctionWon') === true)
    return false;
  const step = steps.at(-1);
  if (step?.kind === 'offer') return step.moment === 'atOnce' && step.seat !== viewer;
  return result === undefined && step !== undefined && CHOOSING.includes(step.kind);
}

const CHOOSING: readonly StepKind[] = ['characters', 'second', 'side'];

/** From this many cards on there is no place left for the small town. */
const FULL_ROSTER = 8;

export function CharacterCards({ table, live }: BoardPartProps): JSX.Element {
  if (live) forgetOldAnswers(table);
  const targets = live ? targetsOf(choicesOf(table)) : [];
  const cast = table.view.characters.toSorted((a, b) => a.number - b.number);
  return (
    <div class="cast" data-aside={charactersAside.value}>
      <ul class="cast-cards" aria-label={words.value.boardTable.characters}>
        {cast.map((entry) => (
          <li key={entry.character} data-anchor={`character-${entry.character}`}>
            <ChoiceCard
              table={table}
              entry={entry}
              target={targets.find(({ kind, at }) => kind === 'character' && at === entry.character)}
            />
          </li>
        ))}
      </ul>
      {cast.length < FULL_ROSTER && <TownPicture view={table.view} class="cast-town" />}
      <Button
        class="cast-look"
        icon={charactersAside.value ? 'icon-person' : 'icon-map'}
        text={charactersAside.value ? words.value.boardPlay.backToCast : words.value.boardPlay.lookAtMap}
        onClick={() => {
          charactersAside.value = !charactersAside.value;
        }}
      />
    </div>
  );
}

interface ChoiceCardProps {
  readonly table: BoardTable;
  readonly entry: CharacterView;
  readonly target: Target | undefined;
}

function ChoiceCard({ table, entry, target }: ChoiceCardProps): JSX.Element {
  const chosen = target !== undefined && sameTarget(target, selected.value);
  const taken = entry.holder !== undefined;
  return (
    <button
      type="button"
      class={`cast-card${taken ? ' taken' : ''}${chosen ? ' chosen' : ''}`}
      aria-disabled={target === undefined}
      aria-pressed={target === undefined ? undefined : chosen}
      data-explain={`character:${entry.character}`}
      onClick={() => {
        if (target !== undefined) selected.value = target;
      }}
    >
      <span class="cast-portrait">
        <Art name={`character-${entry.character}`} />
        <span class={`cast-number ${entry.side ?? 'either'}`} data-explain={`number:number:${entry.number}`}>
          {entry.number}
        </span>
      </span>
      <strong class="cast-name">{characterName(entry, words.value)}</strong>
      <Limit entry={entry} />
      <Powers entry={entry} />
      {taken ? <TakenBy table={table} entry={entry} /> : <Now table={table} entry={entry} />}
    </button>
  );
}

interface EntryProps {
  readonly entry: CharacterView;
}

function Powers({ entry }: EntryProps): JSX.Element {
  const { boardSetup, shell } = words.value;
  const sides = characterTexts(entry, words.value);
  return (
    <span class="cast-power">
      {sides.map(({ side, power }) => (
        <span key={side}>
          {sides.length > 1 && <b>{shell.labelled({ label: boardSetup.sides[side], text: '' })}</b>}
          {power}
        </span>
      ))}
    </span>
  );
}

function Limit({ entry }: EntryProps): JSX.Element | null {
  const { boardPlay } = words.value;
  const sides = characterTexts(entry, words.value).map(({ side }) => limitOf({ entry }, side));
  const [limit = 0] = sides;
  const text = [...new Set(sides)].map((amount) => words.value.board.money({ amount })).join(' / ');
  if (limit === 0) return null;
  return (
    <span class="cast-limit" data-explain={new Set(sides).size === 1 ? `number:limit:${limit}` : undefined}>
      <Art name="icon-lock" />
      <span>
        {boardPlay.keep} <b>{text}</b>
      </span>
    </span>
  );
}

/** What it would mean for the viewer. */
function Now({ table, entry }: EntryProps & Pick<ChoiceCardProps, 'table'>): JSX.Element | null {
  const { boardPlay, stage } = words.value;
  if (table.viewer === 'spectator') return null;
  const candidate = { view: table.view, seat: table.viewer, entry };
  const { from, to } = placesWith(candidate);
  const first = stage.place({ place: from });
  return (
    <span class="cast-now">
      <b>{effectNow(candidate, words.value)}</b>
      <span>
        {from === to
          ? boardPlay.playsAs({ place: first })
          : boardPlay.playsBetween({ from: first, to: stage.place({ place: to }) })}
      </span>
    </span>
  );
}

function TakenBy({ table, entry }: EntryProps & Pick<ChoiceCardProps, 'table'>): JSX.Element {
  const seat = entry.holder ?? 0;
  return (
    <span class="cast-taken">
      <SeatMark seat={seat} symbol={seatSymbol(seat)} />
      {words.value.boardPlay.takenBy({ name: occupantName(table.occupants, seat, words.value) })}
    </span>
  );
}
