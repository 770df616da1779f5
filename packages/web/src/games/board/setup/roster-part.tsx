import { type CharacterId, PRESET_IDS, PRESETS, type Side } from '@carson/board-game';
import { keysOf } from '@carson/engine';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { words } from '../../../words/words.ts';
import { characterName } from '../names/character-text.ts';
import { type PartProps, Toggle } from './part.tsx';
import { nextSide, rosterSize } from './plan.ts';

export function RosterPart({ plan, onChange }: PartProps): JSX.Element {
  const { boardSetup } = words.value;
  const { roster } = boardSetup;
  return (
    <section class="setup-part">
      <h2>{roster.heading}</h2>
      <Choices
        label={roster.way}
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
              {id === 'firstGame' && <span class="first-tag">{words.value.setup.goodForFirst}</span>}
              <span class="hint">{boardSetup.presets[id].about}</span>
              <span class="preset-cast">
                {PRESETS[id].roster.map(({ character, side }) => (
                  <Portrait key={character} character={character} side={side} />
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
  const { boardSetup, boardCharacters } = words.value;
  const ids = keysOf(boardCharacters);
  return (
    <>
      <p class="hint">{boardSetup.roster.handHint({ chosen: plan.hand.length, needed: rosterSize(plan) })}</p>
      <div class="hand-roster">
        {ids.map((character) => {
          const entry = plan.hand.find((chosen) => chosen.character === character);
          const side = entry?.side;
          return (
            <button
              key={character}
              type="button"
              class="button hand-member"
              aria-pressed={entry !== undefined}
              onClick={() => onChange({ hand: nextSide(plan.hand, character) })}
            >
              <Portrait character={character} side={side} />
              <span>
                {characterName({ character, ...(side && { side }) }, words.value)}
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
  readonly side: Side | undefined;
}): JSX.Element {
  return (
    <span class={`portrait ${side ?? 'either'}`} data-explain={`character:${character}:${side ?? ''}`}>
      <Art name={`character-${character}`} />
    </span>
  );
}
