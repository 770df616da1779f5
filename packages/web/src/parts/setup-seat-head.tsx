import type { JSX } from 'preact';
import { Art } from '../art/art.tsx';
import { words } from '../words/words.ts';
import { seatLetter } from './people.ts';
import { SeatMark } from './seat-mark.tsx';

interface SetupSeatHeadProps {
  readonly at: number;
  readonly symbol: string;
  /** The name of a person of this screen, to be changed; undefined where nobody is named yet. */
  readonly name: string | undefined;
  readonly onName: (name: string) => void;
  /** What stands there instead of a name. */
  readonly title: string;
  /** Left out where every seat is needed. */
  readonly onRemove?: () => void;
}

export function SetupSeatHead(props: SetupSeatHeadProps): JSX.Element {
  const { setup } = words.value.shell;
  const letter = seatLetter(props.at);
  return (
    <div class="setup-seat-head">
      <SeatMark seat={props.at} symbol={props.symbol} />
      {props.name === undefined ? (
        <strong>{props.title}</strong>
      ) : (
        <input
          class="text-input"
          maxLength={24}
          aria-label={`${setup.seat({ letter })}: ${setup.name}`}
          placeholder={setup.guest({ letter })}
          value={props.name}
          onInput={(event) => props.onName(event.currentTarget.value)}
        />
      )}
      <span class="spacer" />
      {props.onRemove !== undefined && (
        <button
          type="button"
          class="button button-icon"
          aria-label={setup.removeSeat}
          title={setup.removeSeat}
          onClick={props.onRemove}
        >
          <Art name="icon-minus" />
        </button>
      )}
    </div>
  );
}
