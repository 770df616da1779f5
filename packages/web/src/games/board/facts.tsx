/** What a player has, as pictures with numbers. */
import type { PlayerView, View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { words } from '../../words/words.ts';
import { strengthText } from './strength-text.ts';

interface Fact {
  readonly icon: string;
  readonly label: string;
  readonly value: number;
  readonly title?: string;
}

interface FactsProps {
  readonly player: PlayerView;
  readonly view: View;
}

export function Facts({ player, view }: FactsProps): JSX.Element {
  return (
    <ul class="facts">
      {factsOf(player, view).map(({ icon, label, value, title }) => (
        <li key={icon} title={title === undefined ? label : `${label}: ${title}`}>
          <Art name={icon} label={label} />
          {value}
        </li>
      ))}
    </ul>
  );
}

function factsOf(player: PlayerView, { options: { variants } }: View): readonly Fact[] {
  const { facts } = words.value.boardTable;
  const { strength } = player;
  const extra: readonly (Fact | undefined)[] = [
    player.dynamite > 0
      ? { icon: 'piece-dynamite', label: facts.dynamite, value: player.dynamite }
      : undefined,
    variants.horses === undefined
      ? undefined
      : { icon: 'piece-horse', label: facts.horses, value: player.horses },
    player.rodeos > 0 ? { icon: 'piece-rodeo', label: facts.rodeos, value: player.rodeos } : undefined,
    variants.mightIsRight === undefined
      ? undefined
      : { icon: 'piece-die3', label: facts.duelTiles, value: player.handSize },
  ];
  return [
    {
      icon: 'piece-revolver',
      label: facts.strength,
      value: strength.total,
      title: strengthText(strength, words.value),
    },
    { icon: 'piece-cowboy', label: facts.cowboys, value: player.cowboys },
    { icon: 'piece-road', label: facts.roads, value: player.roads },
    { icon: 'piece-title', label: facts.titles, value: player.titles },
    ...extra.filter((fact) => fact !== undefined),
  ];
}
