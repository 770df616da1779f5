import type { InPlay, PlayerView } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { words } from '../../../words/words.ts';

interface Fact {
  readonly icon: string;
  readonly mark: string;
  readonly label: string;
  readonly value: number;
}

interface HoldingsProps {
  readonly player: PlayerView;
  readonly inPlay: InPlay;
}

export function Holdings({ player, inPlay }: HoldingsProps): JSX.Element {
  return (
    <ul class="facts">
      {factsOf(player, inPlay).map(({ icon, mark, label, value }) => (
        <li key={icon} data-explain={mark}>
          <Art name={icon} label={label} />
          {value}
        </li>
      ))}
    </ul>
  );
}

function factsOf(player: PlayerView, inPlay: InPlay): readonly Fact[] {
  const { facts } = words.value.boardTable;
  const { strength } = player;
  const extra: readonly (Fact | undefined)[] = [
    player.dynamite > 0
      ? { icon: 'piece-dynamite', mark: 'piece:dynamite', label: facts.dynamite, value: player.dynamite }
      : undefined,
    inPlay.horses
      ? { icon: 'piece-horse', mark: 'piece:horse', label: facts.horses, value: player.horses }
      : undefined,
    player.rodeos > 0
      ? { icon: 'piece-rodeo', mark: 'piece:rodeo', label: facts.rodeos, value: player.rodeos }
      : undefined,
    inPlay.duelTiles
      ? { icon: 'piece-die3', mark: 'piece:duelTile', label: facts.duelTiles, value: player.handSize }
      : undefined,
  ];
  return [
    {
      icon: 'piece-revolver',
      mark: 'number:strength',
      label: facts.strength,
      value: strength.total,
    },
    { icon: 'piece-cowboy', mark: 'piece:cowboy', label: facts.cowboys, value: player.cowboys },
    { icon: 'piece-road', mark: 'piece:road', label: facts.roads, value: player.roads },
    { icon: 'piece-title', mark: 'piece:title', label: facts.titles, value: player.titles },
    ...extra.filter((fact) => fact !== undefined),
  ];
}
