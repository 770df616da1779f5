/** Presets of the card game: who plays, one sentence, how long it takes. */
import type { JSX } from 'preact';
import { PersonFace } from '../../../art/person-face.tsx';
import { OPPONENTS_BY_LEVEL, PEOPLE } from '../../../rules/bot-people.ts';
import { words } from '../../../words/words.ts';
import type { PlannedSeat } from './planned-seat.ts';

const PRESET_IDS = ['first', 'alone', 'friends', 'six'] as const;
type PresetId = (typeof PRESET_IDS)[number];
type Sitter = Pick<PlannedSeat, 'kind' | 'bot'>;

const YOU: Sitter = { kind: 'person', bot: PEOPLE[0]?.id ?? 'nora-quill' };
const bot = (id: PlannedSeat['bot']): Sitter => ({ kind: 'bot', bot: id });
const NOVICE: Sitter = { ...YOU, kind: 'novice' };

const PRESETS: Readonly<Record<PresetId, { readonly minutes: number; readonly seats: readonly Sitter[] }>> = {
  first: { minutes: 25, seats: [YOU, ...OPPONENTS_BY_LEVEL.greenhorn.map(bot)] },
  alone: { minutes: 15, seats: [YOU, NOVICE, NOVICE, NOVICE] },
  friends: { minutes: 30, seats: [YOU, YOU, bot('tam-penrose'), bot('otto-brandt')] },
  six: {
    minutes: 40,
    seats: [YOU, ...OPPONENTS_BY_LEVEL.drifter.map(bot), bot('lupe-ortega'), bot('abram-stern')],
  },
};

interface SetupPresetsProps {
  readonly onChoose: (seats: readonly Sitter[]) => void;
}

export function SetupPresets({ onChoose }: SetupPresetsProps): JSX.Element {
  const { setup } = words.value;
  return (
    <section class="setup-part">
      <h2>{setup.ways}</h2>
      <div class="preset-list">
        {PRESET_IDS.map((id) => (
          <button
            key={id}
            type="button"
            class="button toggle"
            onClick={() => onChoose(PRESETS[id].seats)}
            data-preset={id}
          >
            <strong>{setup.cards[id].name}</strong>
            {id === 'first' && <span class="first-tag">{setup.goodForFirst}</span>}
            <span class="hint">{setup.cards[id].about}</span>
            <span class="hint">{setup.minutes({ minutes: PRESETS[id].minutes })}</span>
            <span class="preset-faces">
              {PRESETS[id].seats.map(({ kind, bot: person }, at) => (
                <span key={at} class="preset-face">
                  <PersonFace
                    person={kind === 'bot' ? person : kind === 'person' ? 'visitor' : 'virtual'}
                    letter={'ABCDEF'.charAt(at)}
                  />
                </span>
              ))}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
