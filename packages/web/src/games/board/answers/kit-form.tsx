/** B10.1: a starting kit, filled in secret: what each part costs, and the points left, which become money. */
import { KIT_BUDGET, KIT_PRICES, MOST_KIT_MONEY, STANDARD_KIT } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Button } from '../../../parts/button.tsx';
import { commandKey } from '../../../parts/command-key.ts';
import { words } from '../../../words/words.ts';
import { type KitCommand, kit as packed } from '../selection/selection.ts';
import type { BoardPartProps, BoardTable } from '../table-types.ts';
import { answerMark } from './answer-mark.ts';

export const KIT_PARTS = ['cowboys', 'parcels', 'revolvers', 'roads'] as const;
type Part = (typeof KIT_PARTS)[number];

const ICONS: Readonly<Record<Part, string>> = {
  cowboys: 'piece-cowboy',
  parcels: 'piece-title',
  revolvers: 'piece-revolver',
  roads: 'piece-road',
};

const PIECES: Readonly<Record<Part, string>> = {
  cowboys: 'cowboy',
  parcels: 'title',
  revolvers: 'revolver',
  roads: 'road',
};

function kitsOf({ table }: Pick<BoardPartProps, 'table'>): readonly KitCommand[] {
  return table.options.filter((command): command is KitCommand => command.type === 'fillKit');
}

function kitNow(kits: readonly KitCommand[], table: BoardTable): KitCommand | undefined {
  return packed.of(table) ?? kits.find(isStandard) ?? kits[0];
}

export function KitForm({ table }: BoardPartProps): JSX.Element | null {
  const { boardPlay } = words.value;
  const kits = kitsOf({ table });
  const now = kitNow(kits, table);
  if (now === undefined) return null;
  const left = pointsLeft(now);
  return (
    <div class="kit">
      <p class="kit-sum" role="status" data-explain="number:kit">
        <span>{boardPlay.kitLeft({ left, budget: KIT_BUDGET })}</span>
        <strong>{boardPlay.kitMoney({ money: left })}</strong>
      </p>
      {KIT_PARTS.map((part) => (
        <KitRow key={part} part={part} now={now} kits={kits} />
      ))}
      {left === MOST_KIT_MONEY && <p class="hint">{boardPlay.kitMost({ most: MOST_KIT_MONEY })}</p>}
    </div>
  );
}

interface KitRowProps {
  readonly part: Part;
  readonly now: KitCommand;
  readonly kits: readonly KitCommand[];
}

function KitRow({ part, now, kits }: KitRowProps): JSX.Element {
  const { boardTable, boardPlay } = words.value;
  const name = boardTable.kit[part];
  return (
    <div class="kit-row" data-explain={`piece:${PIECES[part]}`}>
      <Art name={ICONS[part]} class="kit-icon" />
      <span class="kit-name">
        {name}
        <span class="hint">{boardPlay.kitPrice({ price: KIT_PRICES[part] })}</span>
      </span>
      {[-1, 1].map((by) => {
        const next = kits.find((other) =>
          KIT_PARTS.every((key) => other[key] === now[key] + (key === part ? by : 0)),
        );
        return (
          <Button
            key={by}
            class={`button-icon kit-step-${by < 0 ? 'less' : 'more'}`}
            icon={by < 0 ? 'icon-minus' : 'icon-plus'}
            aria-label={`${name}: ${by < 0 ? boardTable.less : boardTable.more}`}
            disabled={next === undefined}
            onClick={() => {
              packed.value = next;
            }}
          />
        );
      })}
      <strong class="kit-count">{now[part]}</strong>
    </div>
  );
}

export function KitMain({ table, act }: BoardPartProps): JSX.Element | null {
  const now = kitNow(kitsOf({ table }), table);
  if (now === undefined) return null;
  return (
    <Button
      class="button-main confirm"
      icon="icon-lock"
      text={words.value.boardTable.kit.seal}
      data-answer
      data-command={now.type}
      data-target={commandKey(now)}
      data-explain={answerMark(now, table)}
      onClick={() => act(now)}
    />
  );
}

function pointsLeft(kit: KitCommand): number {
  return KIT_BUDGET - KIT_PARTS.reduce((sum, part) => sum + kit[part] * KIT_PRICES[part], 0);
}

/** What the base game gives every player (B2.1). */
function isStandard(kit: KitCommand): boolean {
  return KIT_PARTS.every((part) => kit[part] === STANDARD_KIT[part]);
}
