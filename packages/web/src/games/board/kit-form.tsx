/** B10.1: a starting kit, packed in secret. What can be packed is what the options allow. */
import type { Command } from '@carson/board-game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { commandKey } from '../../parts/command-key.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';

export const KIT_PARTS = ['cowboys', 'parcels', 'revolvers', 'roads'] as const;
type Part = (typeof KIT_PARTS)[number];
type KitCommand = Extract<Command, { readonly type: 'fillKit' }>;

const ICONS: Readonly<Record<Part, string>> = {
  cowboys: 'piece-cowboy',
  parcels: 'piece-title',
  revolvers: 'piece-revolver',
  roads: 'piece-road',
};

export function KitForm({ table, act }: TablePartProps): JSX.Element | null {
  const { kit } = words.value.boardTable;
  const kits = (table.options as readonly Command[]).filter(
    (command): command is KitCommand => command.type === 'fillKit',
  );
  const chosen = useSignal<KitCommand | undefined>(kits.find(isStandard) ?? kits[0]);
  const now = chosen.value;
  if (now === undefined) return null;
  const neighbour = (part: Part, by: number): KitCommand | undefined =>
    kits.find((other) => KIT_PARTS.every((key) => other[key] === now[key] + (key === part ? by : 0)));
  return (
    <div class="kit">
      {KIT_PARTS.map((part) => (
        <div class="kit-row" key={part}>
          <Art name={ICONS[part]} class="kit-icon" />
          <span class="kit-name">{kit[part]}</span>
          {[-1, 1].map((by) => {
            const next = neighbour(part, by);
            return (
              <button
                key={by}
                type="button"
                class={`button button-icon kit-step-${by < 0 ? 'less' : 'more'}`}
                aria-label={`${kit[part]}: ${by < 0 ? words.value.boardTable.less : words.value.boardTable.more}`}
                disabled={next === undefined}
                onClick={() => {
                  chosen.value = next;
                }}
              >
                <Art name={by < 0 ? 'icon-minus' : 'icon-plus'} />
              </button>
            );
          })}
          <strong class="kit-count">{now[part]}</strong>
        </div>
      ))}
      <button
        type="button"
        class="button button-main confirm"
        data-answer
        data-command={now.type}
        data-target={commandKey(now)}
        onClick={() => act(now)}
      >
        <Art name="icon-lock" />
        {kit.seal}
      </button>
    </div>
  );
}

/** What the base game gives everybody (B2.1). */
function isStandard({ cowboys, parcels, revolvers, roads }: KitCommand): boolean {
  return cowboys === 3 && parcels === 2 && revolvers === 1 && roads === 1;
}
