/** B10.6: horses and a cowboy in each of the five corrals, with the hats they are worth. */
import { corralPlace, HATS, type PlayerView, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { words } from '../../words/words.ts';
import { selected } from './model.ts';
import { sameTarget, type Target } from './targets.ts';

interface CorralsProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly seat: number;
  /** Whose can be chosen; those of others are only looked at. */
  readonly own: boolean;
  readonly targets: readonly Target[];
}

export function Corrals({ view, player, seat, own, targets }: CorralsProps): JSX.Element {
  return (
    <ol class="corrals">
      {player.corrals.map((horses, at) => {
        const place = corralPlace(at + 1);
        const cowboy = view.pieces.some((piece) => piece.place === place && piece.seat === seat);
        const face = <CorralFace hats={HATS[at] ?? 0} horses={horses} cowboy={cowboy} />;
        const name = words.value.board.places.corral({ corral: at + 1 });
        const target = targets.find((known) => known.kind === 'corral' && known.at === place);
        return (
          <li key={place} data-seat={seat}>
            {own ? (
              <OwnCorral name={name} target={target}>
                {face}
              </OwnCorral>
            ) : (
              <span class="corral" title={name}>
                {face}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface OwnCorralProps {
  readonly name: string;
  readonly target: Target | undefined;
  readonly children: JSX.Element;
}

function OwnCorral({ name, target, children }: OwnCorralProps): JSX.Element {
  const chosen = target !== undefined && sameTarget(target, selected.value);
  return (
    <button
      type="button"
      class={`corral${target === undefined ? '' : ' can'}${chosen ? ' chosen' : ''}`}
      aria-disabled={target === undefined}
      aria-label={name}
      title={name}
      onClick={() => {
        if (target !== undefined) selected.value = target;
      }}
    >
      {children}
    </button>
  );
}

interface CorralFaceProps {
  readonly hats: number;
  readonly horses: number;
  readonly cowboy: boolean;
}

function CorralFace({ hats, horses, cowboy }: CorralFaceProps): JSX.Element {
  return (
    <>
      <span class="corral-hats">{hats}</span>
      {horses > 0 && <Art name="piece-horse" />}
      {horses > 1 && horses}
      {cowboy && <Art name="piece-cowboy" />}
    </>
  );
}
