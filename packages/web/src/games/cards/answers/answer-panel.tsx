import type { CharacterId, Command } from '@carson/card-game';
import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Button } from '../../../parts/button.tsx';
import { commandKey } from '../../../parts/command-key.ts';
import { gainText } from '../../../parts/gain-text.ts';
import { words } from '../../../words/words.ts';
import { Hand } from '../auction/hand.tsx';
import { TieOrder } from '../auction/tie-order.tsx';
import { cardInSentence, cardMark, TerrainFace } from '../names/card-faces.tsx';
import { ownSeat } from '../round/own-seat.ts';
import { isDiscard } from '../round/question.ts';
import { highlight, pickedBid, pointedCard } from '../selection/selection.ts';
import { isSmallScreen } from '../small-screen.ts';
import type { CardsPartProps } from '../table-types.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { PlacePanel } from './place-panel.tsx';
import { parcelsOfCard } from './point-at-move.ts';
import { powerEffect } from './power-effect.ts';

export function AnswerPanel(props: CardsPartProps): JSX.Element | null {
  const question = props.table.view.steps.at(-1)?.kind;
  if (!props.live) return null;
  if (props.table.options.length === 0) return question === 'bid' ? <WaitingHand {...props} /> : null;
  switch (question) {
    case 'bid':
      return <AskBid {...props} />;
    case 'take':
      return <AskTake {...props} />;
    case 'power':
      return <AskPower {...props} />;
    case 'lay':
      return (
        <PlacePanel {...props}>
          <Sales {...props} />
        </PlacePanel>
      );
    case 'recruit':
      return <AskRecruit {...props} />;
    case 'sell':
      return <AskSale {...props} />;
    default:
      return null;
  }
}

interface HandUnderThumbProps extends CardsPartProps {
  readonly children?: ComponentChildren;
}

/** On a small screen: the tie order and the hand, with the button in the tenth place. */
function HandUnderThumb({ children, ...props }: HandUnderThumbProps): JSX.Element {
  return (
    <div class="ask-bid">
      <TieOrder view={props.table.view} />
      <Hand {...props}>{children}</Hand>
    </div>
  );
}

/** The own bid is in; the others are still choosing. */
function WaitingHand(props: CardsPartProps): JSX.Element | null {
  return isSmallScreen.value && props.table.viewer !== 'spectator' ? <HandUnderThumb {...props} /> : null;
}

/** The card picked in the column, to be confirmed. */
function AskTake({ table, act }: CardsPartProps): JSX.Element {
  const { cardRound, cardTable } = words.value;
  const card = pointedCard.of(table);
  const command = table.options.find(
    (option) => option.type === 'takeCard' && 'card' in option && option.card === card,
  );
  return (
    <ConfirmButton command={command} act={act} explained={card === undefined ? undefined : cardMark(card)}>
      {command === undefined || card === undefined
        ? cardTable.pickFirst
        : cardRound.take({ card: cardInSentence(card, words.value) })}
    </ConfirmButton>
  );
}

function AskBid(props: CardsPartProps): JSX.Element {
  const { table, act } = props;
  const { cardTable, cardRound } = words.value;
  const { bonus } = ownSeat(table.view);
  const picked = pickedBid.of(table);
  const command = table.options.find(
    (option) => option.type === 'bid' && 'card' in option && option.card === picked,
  );
  const button = (
    <ConfirmButton command={command} act={act} explained="card:auction">
      {label(picked)}
    </ConfirmButton>
  );
  return isSmallScreen.value ? <HandUnderThumb {...props}>{button}</HandUnderThumb> : button;

  function label(card: number | undefined): string {
    if (card === undefined) return isSmallScreen.value ? cardRound.pick : cardTable.pickFirst;
    if (isDiscard(table)) return cardTable.discard({ card });
    return bonus > 0 ? cardTable.bidWithBonus({ card, value: card + bonus }) : cardTable.bid({ card });
  }
}

function AskPower({ table, act }: CardsPartProps): JSX.Element | null {
  const { cardTable, characters } = words.value;
  const use = table.options.find(({ type }) => type === 'usePower');
  const decline = table.options.find(({ type }) => type === 'declinePower');
  if (use === undefined || decline === undefined) return null;
  const id = characterOf(use);
  return (
    <div class="ask-power">
      {id !== undefined && (
        <div class="ask-character" data-explain={`character:${id}`}>
          <Art name={`character-${id}`} />
          <p>
            {characters[id].power} <strong>{powerEffect(table.view, id, words.value)}</strong>
          </p>
        </div>
      )}
      <div class="ask-buttons">
        <Button
          class="button-main"
          text={cardTable.usePower}
          onClick={() => act(use)}
          data-answer
          data-explain={id && `character:${id}`}
          data-target={commandKey(use)}
        />
        <Button
          text={cardTable.declinePower}
          onClick={() => act(decline)}
          data-target={commandKey(decline)}
        />
      </div>
    </div>
  );
}

function AskRecruit({ table, act }: CardsPartProps): JSX.Element {
  const { cardTable, names } = words.value;
  return (
    <div class="ask-recruit">
      <ul class="recruits">
        {table.options.map((command, at) => {
          const id = characterOf(command);
          if (id === undefined) return null;
          return (
            <li key={id}>
              <button
                type="button"
                class="button recruit"
                data-explain={`character:${id}`}
                data-target={commandKey(command)}
                onClick={() => act(command)}
              >
                <Art name={`character-${id}`} />
                <span>{names.characters[id]}</span>
                <strong class="gain">{gainOf(table, at)}</strong>
              </button>
            </li>
          );
        })}
      </ul>
      <OtherWay table={table} type="declineRecruit" label={cardTable.declineRecruit} act={act} />
    </div>
  );
}

function AskSale(props: CardsPartProps): JSX.Element {
  return (
    <div class="ask-sale">
      <Sales {...props} />
      <OtherWay
        table={props.table}
        type="finishSelling"
        label={words.value.cardTable.finishSelling}
        act={props.act}
      />
    </div>
  );
}

/** Cards the Auctioneer may sell now, each with what that would change. */
function Sales({ table, act }: CardsPartProps): JSX.Element | null {
  const { cardTable } = words.value;
  const own = ownSeat(table.view);
  const sales = table.options.flatMap((command, at) => {
    const card = command.type === 'sellCard' && 'card' in command ? command.card : undefined;
    return typeof card === 'number' ? [{ command, card, gain: gainOf(table, at) }] : [];
  });
  if (sales.length === 0) return null;
  return (
    <section class="sales">
      <h3>{cardTable.sell}</h3>
      <ul>
        {sales.map(({ command, card, gain }) => (
          <li key={card}>
            <button
              type="button"
              class="button sale"
              data-explain={cardMark(card)}
              data-target={commandKey(command)}
              onClick={() => act(command)}
              onMouseEnter={() => highlight(own.seat, parcelsOfCard(own, card))}
              onFocus={() => highlight(own.seat, parcelsOfCard(own, card))}
              onMouseLeave={() => highlight(own.seat, [])}
              onBlur={() => highlight(own.seat, [])}
            >
              <TerrainFace card={card} />
              <span>{cardTable.sellThis({ gain })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an option would bring; that comes a little after the question. */
function gainOf({ previews }: CardsPartProps['table'], option: number): string {
  const preview = previews[option];
  return preview === undefined ? '…' : gainText(preview, words.value);
}

interface OtherWayProps {
  readonly table: CardsPartProps['table'];
  readonly type: string;
  readonly label: string;
  readonly act: (command: Command) => void;
}

function OtherWay({ table, type, label, act }: OtherWayProps): JSX.Element | null {
  const command = table.options.find((option) => option.type === type);
  if (command === undefined) return null;
  return <Button text={label} onClick={() => act(command)} data-answer data-target={commandKey(command)} />;
}

function characterOf(command: Command): CharacterId | undefined {
  return 'character' in command ? command.character : undefined;
}
