import type { QueueOffer } from '@carson/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { CheckChoices } from '../../parts/choices.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { type Texts, words } from '../../words/words.ts';

interface QueueDialogProps {
  readonly offers: readonly QueueOffer[];
  readonly nameOf: (offer: QueueOffer) => string;
  readonly onKeep: (offer: QueueOffer, stops: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses an answer to queue, and when not to give it. */
export function QueueDialog({ offers, nameOf, onKeep, onClose }: QueueDialogProps): JSX.Element {
  const { queued, shell } = words.value;
  const chosen = useSignal<QueueOffer | undefined>(undefined);
  const stops = useSignal<readonly string[]>([]);
  const conditions = useRef<HTMLDivElement>(null);
  const offer = chosen.value;
  useEffect(() => conditions.current?.scrollIntoView({ block: 'nearest' }), [offer]);
  const choose = (next: QueueOffer): void => {
    chosen.value = next;
    // All conditions are on at first: the cautious choice is the default.
    stops.value = next.stops;
  };
  return (
    <Dialog
      title={queued.heading}
      closeLabel={shell.settings.close}
      onClose={onClose}
      class="queue-dialog"
      foot={
        <Button
          class="button-main"
          text={queued.keep}
          disabled={offer === undefined}
          onClick={() => offer !== undefined && onKeep(offer, stops.value)}
        />
      }
    >
      <p class="hint">{queued.intro}</p>
      {[...new Set(offers.map(({ question }) => question))].map((question) => (
        <Answers key={question} {...{ question, offers, nameOf }} chosen={offer} onChoose={choose} />
      ))}
      {offer !== undefined && offer.stops.length > 0 && (
        <div ref={conditions}>
          <CheckChoices
            label={queued.stopsHeading}
            values={offer.stops}
            chosen={stops.value}
            onChoose={(wanted) => (stops.value = wanted)}
            face={stopText}
          />
        </div>
      )}
      <p class="hint">{queued.always}</p>
    </Dialog>
  );
}

interface AnswersProps extends Pick<QueueDialogProps, 'offers' | 'nameOf'> {
  readonly question: string;
  readonly chosen: QueueOffer | undefined;
  readonly onChoose: (offer: QueueOffer) => void;
}

function Answers({ question, offers, nameOf, chosen, onChoose }: AnswersProps): JSX.Element {
  const { queued } = words.value;
  return (
    <fieldset class="field choices-field">
      <legend class="label">{kindText(question)}</legend>
      {isBlindBid(offers, question) && <p class="hint">{queued.blindBid}</p>}
      <div class="choices">
        {offers
          .filter((one) => one.question === question)
          .map((one) => (
            <label class="choice" key={JSON.stringify(one.command)}>
              <input type="radio" name="queued" checked={one === chosen} onChange={() => onChoose(one)} />
              {nameOf(one)}
            </label>
          ))}
      </div>
    </fieldset>
  );
}

export function stopText(stop: string): string {
  const stops: Texts = words.value.queued.stops;
  return stops[stop] ?? stop;
}

/** A bid that does not depend on the cards for sale, which are not known yet. */
function isBlindBid(offers: readonly QueueOffer[], question: string): boolean {
  return (
    question === 'bid' && offers.some((one) => one.question === question && !one.facts.includes('column'))
  );
}

function kindText(question: string): string {
  const kinds: Texts = words.value.queued.kinds;
  return kinds[question] ?? '';
}
