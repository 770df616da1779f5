import { VARIANT_IDS, VARIANTS, type VariantId } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { toggled } from '../../../parts/toggled.ts';
import { words } from '../../../words/words.ts';
import type { SetupProps } from '../../game-ui.ts';
import { type PartProps, Toggle } from './part.tsx';
import { RIVERS } from './plan.ts';
import { RiverDrawing } from './river-drawing.tsx';

const PICTURES: Readonly<Record<VariantId, string>> = {
  newBeginning: 'piece-title',
  river: 'element-river',
  outlaws: 'element-outlaws',
  mightIsRight: 'piece-die5',
  kitCarson: 'piece-cowboy',
  horses: 'piece-horse',
};

type VariantsPartProps = PartProps & Required<Pick<SetupProps, 'place' | 'botPace'>>;

export function VariantsPart({ plan, onChange, place, botPace }: VariantsPartProps): JSX.Element {
  const { boardSetup, names, setup } = words.value;
  const { variants } = boardSetup;
  return (
    <section class="setup-part">
      <h2>{variants.heading}</h2>
      <p class="hint">{variants.hint}</p>
      <div class="preset-list">
        {VARIANT_IDS.map((id) => {
          const { complexity, strategy, length } = VARIANTS[id].rating;
          return (
            <Toggle
              key={id}
              on={plan.variants.includes(id)}
              onToggle={() => onChange({ variants: toggled(plan.variants, id) })}
            >
              <span class="toggle-art" data-explain={`variant:${id}`}>
                <Art name={PICTURES[id]} />
              </span>
              <strong>{names.variants[id]}</strong>
              <span class="hint">{variants.about[id]}</span>
              <span class="hint">
                {variants.rating({ complexity, strategy, length: variants.length[length] })}
              </span>
            </Toggle>
          );
        })}
      </div>
      {plan.variants.some((id) => VARIANTS[id].isTogether === true) && (
        <Choices
          label={setup.inStep.label}
          values={['on', 'off'] as const}
          chosen={botPace.inStep ? 'on' : 'off'}
          onChoose={(value) => botPace.onChoose(value === 'on')}
          face={(value) => setup.inStep[value === 'on' && place === 'online' ? 'people' : value]}
        />
      )}
      {plan.variants.includes('river') && (
        <Choices
          label={boardSetup.river.heading}
          values={RIVERS}
          chosen={plan.river}
          onChoose={(river) => onChange({ river })}
          face={(course) => boardSetup.river[course]}
        />
      )}
      {plan.variants.includes('river') && plan.river === 'drawn' && (
        <RiverDrawing course={plan.course} onDraw={(course) => onChange({ course })} />
      )}
    </section>
  );
}
