import { type CharacterId, PRESET_IDS, PRESETS, VARIANT_IDS } from '@carson/board-game';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { hashOf } from '../../app/route.ts';
import { playerName } from '../../app/settings.ts';
import { Art } from '../../art/art.tsx';
import { Choices } from '../../shell/choices.tsx';
import { LevelChoice } from '../../shell/level-choice.tsx';
import { seatLetter } from '../../shell/people.ts';
import { SeatMark } from '../../shell/seat-mark.tsx';
import { words } from '../../words/words.ts';
import type { SetupProps } from '../game-ui.ts';
import {
  ANOTHER_BOT,
  EXPANSIONS,
  firstPlan,
  MOST_SEATS,
  nextSide,
  type Plan,
  planOf,
  RATINGS,
  rosterSize,
  sideOf,
  whyNotReady,
} from './plan.ts';

export function Setup({ place, leaveTo, onStart, children }: SetupProps): JSX.Element {
  const { shell, boardSetup, online } = words.value;
  const plan = useSignal<Plan>(firstPlan(playerName.value || shell.setup.you));
  const change = (patch: Partial<Plan>): void => {
    plan.value = { ...plan.value, ...patch };
  };
  const ready = whyNotReady(plan.value) === undefined;
  return (
    <main class="setup">
      <section class="paper setup-card">
        <h1>{boardSetup.heading}</h1>
        <button
          type="button"
          class="button setup-first"
          onClick={() => change(firstPlan(plan.value.seats[0]?.name ?? ''))}
        >
          <Art name="icon-restart" />
          {boardSetup.firstGame}
        </button>
        <SeatsPart plan={plan.value} named={place === 'here'} onChange={change} />
        <RosterPart plan={plan.value} onChange={change} />
        <BuildingsPart plan={plan.value} onChange={change} />
        <VariantsPart plan={plan.value} onChange={change} />
        {children}
        {!ready && (
          <p role="alert">{boardSetup.rosterSize(plan.value.hand.length, rosterSize(plan.value))}</p>
        )}
        <div class="setup-foot">
          <a class="button button-quiet" href={hashOf(leaveTo)}>
            <Art name="icon-back" />
            {place === 'here' ? shell.home.toStart : online.toLobby}
          </a>
          <button
            type="button"
            class="button button-main"
            aria-disabled={!ready}
            onClick={() => ready && onStart(planOf(plan.value))}
          >
            <Art name="icon-play" />
            {place === 'here' ? shell.setup.start : online.create.open}
          </button>
        </div>
      </section>
    </main>
  );
}

interface PartProps {
  readonly plan: Plan;
  readonly onChange: (patch: Partial<Plan>) => void;
}

function SeatsPart({ plan, named, onChange }: PartProps & { readonly named: boolean }): JSX.Element {
  const { shell, boardSetup } = words.value;
  const { setup } = shell;
  const change = (at: number, patch: Partial<Plan['seats'][number]>): void =>
    onChange({ seats: plan.seats.map((seat, other) => (other === at ? { ...seat, ...patch } : seat)) });
  return (
    <section class="setup-part">
      <h2>{boardSetup.seats}</h2>
      <p class="hint">{boardSetup.seatsHint}</p>
      <ol class="setup-seats">
        {plan.seats.map((seat, at) => (
          <li class="setup-seat" key={at}>
            <div class="setup-seat-head">
              <SeatMark seat={at} />
              {seat.kind === 'person' && named ? (
                <input
                  class="text-input"
                  maxLength={24}
                  aria-label={`${setup.seat(seatLetter(at))}: ${setup.name}`}
                  placeholder={setup.guest(seatLetter(at))}
                  value={seat.name}
                  onInput={(event) => change(at, { name: event.currentTarget.value })}
                />
              ) : (
                <strong>{setup[seat.kind]}</strong>
              )}
              <span class="spacer" />
              {plan.seats.length > 2 && (
                <button
                  type="button"
                  class="button button-icon"
                  aria-label={setup.removeSeat}
                  title={setup.removeSeat}
                  onClick={() => onChange({ seats: plan.seats.filter((_, other) => other !== at) })}
                >
                  <Art name="icon-minus" />
                </button>
              )}
            </div>
            <Choices
              label={setup.occupant}
              values={['person', 'bot'] as const}
              chosen={seat.kind}
              onChoose={(kind) => change(at, { kind })}
              face={(kind) => (
                <>
                  <Art name={kind === 'person' ? 'icon-person' : 'icon-robot'} />
                  {setup[kind]}
                </>
              )}
            />
            {seat.kind === 'bot' && (
              <LevelChoice chosen={seat.level} onChoose={(level) => change(at, { level })} />
            )}
          </li>
        ))}
      </ol>
      {plan.seats.length < MOST_SEATS && (
        <button
          type="button"
          class="button"
          onClick={() => onChange({ seats: [...plan.seats, ANOTHER_BOT] })}
        >
          <Art name="icon-plus" />
          {setup.addSeat}
        </button>
      )}
    </section>
  );
}

function RosterPart({ plan, onChange }: PartProps): JSX.Element {
  const { boardSetup } = words.value;
  const { roster } = boardSetup;
  return (
    <section class="setup-part">
      <h2>{roster.heading}</h2>
      <Choices
        label={roster.heading}
        values={['preset', 'lot', 'hand'] as const}
        chosen={plan.rosterBy}
        onChoose={(rosterBy) => onChange({ rosterBy })}
        face={(by) => roster.by[by]}
      />
      {plan.rosterBy === 'preset' && (
        <div class="preset-list">
          {PRESET_IDS.map((id) => (
            <Toggle
              key={id}
              on={plan.preset === id}
              onToggle={() => onChange({ preset: id, variants: [...PRESETS[id].variants] })}
            >
              <strong>{boardSetup.presets[id].name}</strong>
              <span class="hint">{boardSetup.presets[id].about}</span>
              <span class="preset-cast">
                {PRESETS[id].roster.map(({ character, side }) => (
                  <Portrait key={character} character={character} {...(side === undefined ? {} : { side })} />
                ))}
              </span>
            </Toggle>
          ))}
        </div>
      )}
      {plan.rosterBy === 'lot' && <p class="hint">{roster.lotHint}</p>}
      {plan.rosterBy === 'hand' && <HandRoster plan={plan} onChange={onChange} />}
    </section>
  );
}

/** Every character, one click for a side, the next for the other, the third takes it out. */
function HandRoster({ plan, onChange }: PartProps): JSX.Element {
  const { boardSetup, names, boardCharacters } = words.value;
  const ids = Object.keys(boardCharacters) as CharacterId[];
  return (
    <>
      <p class="hint">{boardSetup.roster.handHint(plan.hand.length, rosterSize(plan))}</p>
      <div class="hand-roster">
        {ids.map((character) => {
          const entry = plan.hand.find((chosen) => chosen.character === character);
          const side = entry === undefined ? undefined : sideOf(entry);
          const shown = side ?? 'yellow';
          return (
            <button
              key={character}
              type="button"
              class="button hand-member"
              aria-pressed={entry !== undefined}
              title={boardCharacters[character][shown].power}
              onClick={() => onChange({ hand: nextSide(plan.hand, character) })}
            >
              <Portrait character={character} {...(side === undefined ? {} : { side })} />
              <span>
                {names.characters[character]}
                {side !== undefined && <em class="hint"> ({boardSetup.sides[side]})</em>}
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
}

function Portrait({
  character,
  side,
}: {
  readonly character: CharacterId;
  readonly side?: 'yellow' | 'red';
}): JSX.Element {
  return (
    <span class={`portrait ${side ?? 'either'}`} title={words.value.names.characters[character]}>
      <Art name={`character-${character}`} />
    </span>
  );
}

function BuildingsPart({ plan, onChange }: PartProps): JSX.Element {
  const { boardSetup, names, board } = words.value;
  const toggle = (id: (typeof EXPANSIONS)[number]): void =>
    onChange({
      buildings: plan.buildings.includes(id)
        ? plan.buildings.filter((other) => other !== id)
        : [...plan.buildings, id],
    });
  return (
    <section class="setup-part">
      <h2>{boardSetup.buildings.heading}</h2>
      <p class="hint">{boardSetup.buildings.hint}</p>
      <div class="preset-list">
        {EXPANSIONS.map((id) => (
          <Toggle key={id} on={plan.buildings.includes(id)} onToggle={() => toggle(id)}>
            <span class="toggle-art">
              <Art name={`element-${id}`} />
            </span>
            <strong>{names.elements[id]}</strong>
            <span class="hint">{board.buildings[id]}</span>
          </Toggle>
        ))}
      </div>
    </section>
  );
}

function VariantsPart({ plan, onChange }: PartProps): JSX.Element {
  const { boardSetup, names } = words.value;
  const { variants } = boardSetup;
  const toggle = (id: Plan['variants'][number]): void =>
    onChange({
      variants: plan.variants.includes(id)
        ? plan.variants.filter((other) => other !== id)
        : [...plan.variants, id],
    });
  return (
    <section class="setup-part">
      <h2>{variants.heading}</h2>
      <p class="hint">{variants.hint}</p>
      <div class="preset-list">
        {VARIANT_IDS.map((id) => {
          const { complexity, strategy, length } = RATINGS[id];
          return (
            <Toggle key={id} on={plan.variants.includes(id)} onToggle={() => toggle(id)}>
              <strong>{names.variants[id]}</strong>
              <span class="hint">{variants.about[id]}</span>
              <span class="hint">{variants.rating(complexity, strategy, variants.length[length])}</span>
            </Toggle>
          );
        })}
      </div>
      {plan.variants.includes('river') && (
        <Choices
          label={boardSetup.river.heading}
          values={['board', 'random'] as const}
          chosen={plan.river}
          onChoose={(river) => onChange({ river })}
          face={(course) => boardSetup.river[course]}
        />
      )}
    </section>
  );
}

interface ToggleProps {
  readonly on: boolean;
  readonly onToggle: () => void;
  readonly children: ComponentChildren;
}

function Toggle({ on, onToggle, children }: ToggleProps): JSX.Element {
  return (
    <button type="button" class="button toggle" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
