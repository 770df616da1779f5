import { EXPANSION_IDS } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { toggled } from '../../../parts/toggled.ts';
import { words } from '../../../words/words.ts';
import { type PartProps, Toggle } from './part.tsx';

export function BuildingsPart({ plan, onChange }: PartProps): JSX.Element {
  const { boardSetup, names, board } = words.value;
  return (
    <section class="setup-part">
      <h2>{boardSetup.buildings.heading}</h2>
      <p class="hint">{boardSetup.buildings.hint}</p>
      <div class="preset-list">
        {EXPANSION_IDS.map((id) => (
          <Toggle
            key={id}
            on={plan.buildings.includes(id)}
            onToggle={() => onChange({ buildings: toggled(plan.buildings, id) })}
          >
            <span class="toggle-art" data-explain={`building:${id}`}>
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
