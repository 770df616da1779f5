/** B10.6: horses and a cowboy in each of the five corrals, with the hats they are worth. */
import { corralAt, corralPlace, HATS, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { words } from '../../../words/words.ts';
import { selected } from '../selection/selection.ts';
import { sameTarget, type Target } from '../selection/targets.ts';

interface Corral {
  readonly place: number;
  readonly hats: number;
  readonly horses: number;
  readonly cowboy: boolean;
  readonly spoken: string;
}

function corralsOf({ players, pieces }: View, seat: number): readonly Corral[] {
  const { board, boardPlay } = words.value;
  return (players[seat]?.corrals ?? []).map((horses, at) => {
    const place = corralPlace(at + 1);
    const hats = HATS[at] ?? 0;
    const cowboy = pieces.some((piece) => piece.place === place && piece.seat === seat);
    const name = board.places.corral({ corral: at + 1 });
    return {
      place,
      hats,
      horses,
      cowboy,
      spoken: boardPlay.corralSpoken({ name, hats, horses, cowboy }),
    };
  });
}

interface CorralRowProps {
  readonly view: View;
  readonly seat: number;
}

/** The corrals of a player, read-only. */
export function CorralRow({ view, seat }: CorralRowProps): JSX.Element {
  return (
    <ol class="corrals">
      {corralsOf(view, seat).map((corral) => (
        <li key={corral.place} class="corral" data-explain={`corral:${corral.place}`}>
          <span class="spoken">{corral.spoken}</span>
          <CorralFace {...corral} />
        </li>
      ))}
    </ol>
  );
}

interface OwnCorralsProps extends CorralRowProps {
  readonly targets: readonly Target[];
}

/** The viewer's own, large enough to be chosen. */
export function OwnCorrals({ view, seat, targets }: OwnCorralsProps): JSX.Element | null {
  const open = targets.filter(({ kind }) => kind === 'corral');
  if (open.length === 0) return null;
  return (
    <div class="own-corrals">
      <span class="own-corrals-name">{words.value.boardPlay.yourCorrals}</span>
      {corralsOf(view, seat).map((corral) => {
        const target = open.find(({ at }) => at === corral.place);
        const chosen = target !== undefined && sameTarget(target, selected.value);
        return (
          <button
            key={corral.place}
            type="button"
            class={`corral${target === undefined ? '' : ' can'}${chosen ? ' chosen' : ''}`}
            data-seat={seat}
            data-explain={`corral:${corral.place}`}
            data-anchor={`place-${corral.place} corral-${corralAt(corral.place)}`}
            aria-disabled={target === undefined}
            aria-pressed={chosen}
            aria-label={corral.spoken}
            title={corral.spoken}
            onClick={() => {
              if (target !== undefined) selected.value = target;
            }}
          >
            <CorralFace {...corral} />
          </button>
        );
      })}
    </div>
  );
}

function CorralFace({ hats, horses, cowboy }: Corral): JSX.Element {
  return (
    <span class="corral-face" aria-hidden="true">
      <span class="corral-hats">{hats}</span>
      {horses > 0 && <Art name="piece-horse" />}
      {horses > 1 && horses}
      {cowboy && <Art name="piece-cowboy" />}
    </span>
  );
}
