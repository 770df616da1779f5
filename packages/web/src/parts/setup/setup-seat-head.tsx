import type { JSX } from 'preact';
import { PersonFace } from '../../art/person-face.tsx';
import { type BotPersonId, personOfBot } from '../../rules/bot-people.ts';
import { words } from '../../words/words.ts';
import { Button } from '../button.tsx';
import { seatLetter } from '../seats/people.ts';
import { SeatMark } from '../seats/seat-mark.tsx';

interface SetupSeatHeadProps {
  readonly at: number;
  readonly symbol: string;
  /** The name of a person of this screen, to be changed; undefined where there is no name yet. */
  readonly name: string | undefined;
  readonly onName: (name: string) => void;
  /** What stands there instead of a name. */
  readonly title: string;
  /** The bot that plays there: its face and name stand for it. */
  readonly person: BotPersonId | undefined;
  /** Undefined where every seat is needed. */
  readonly onRemove: (() => void) | undefined;
}

export function SetupSeatHead(props: SetupSeatHeadProps): JSX.Element {
  const { people, shell } = words.value;
  const { setup } = shell;
  const bot = props.person === undefined ? undefined : personOfBot(props.person);
  const letter = seatLetter(props.at);
  return (
    <div class="setup-seat-head">
      <SeatMark seat={props.at} symbol={props.symbol} />
      {bot !== undefined && (
        <span class="setup-face">
          <PersonFace person={bot.id} />
        </span>
      )}
      {props.name === undefined ? (
        <strong>{bot === undefined ? props.title : people[bot.nameKey].name}</strong>
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
        <Button class="button-icon" icon="icon-minus" label={setup.removeSeat} onClick={props.onRemove} />
      )}
    </div>
  );
}
