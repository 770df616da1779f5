import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import type { Pane } from '../../games/game-ui.ts';
import { hyphenated } from '../../words/hyphenated.ts';
import { words } from '../../words/words.ts';

interface TableTabsProps {
  readonly panes: readonly Pane[];
  readonly chosen: Signal<string>;
  readonly waiting: boolean;
}

export function TableTabs({ panes, chosen, waiting }: TableTabsProps): JSX.Element {
  const { table } = words.value.shell;
  const tabs = [
    ...panes.map(({ id, icon, name }) => ({ id, icon, name: name(words.value) })),
    { id: 'players', icon: 'icon-players', name: table.players },
    { id: 'log', icon: 'icon-log', name: table.log },
  ];
  return (
    <nav class="table-tabs">
      {tabs.map(({ id, icon, name }, at) => (
        <button
          key={id}
          type="button"
          class="tab"
          data-pane={id}
          aria-pressed={id === chosen.value}
          onClick={() => {
            chosen.value = id;
          }}
        >
          <Art name={icon} />
          {hyphenated(name)}
          {at === 0 && waiting && chosen.value !== id && <span class="tab-badge" />}
        </button>
      ))}
    </nav>
  );
}
