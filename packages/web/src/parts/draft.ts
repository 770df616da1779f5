import { batch, Signal } from '@preact/signals';
import { ownQuestion } from '../table/own-question.ts';
import type { ShownTable } from '../table/shown-table.ts';

/** What the player has chosen for the question but not confirmed. */
export class Draft<Value> extends Signal<Value> {
  readonly #initial: Value;
  /** The same for the panel of the question. */
  #asked: Signal<Value>;
  #former: { readonly question: string; readonly asked: Signal<Value> } | undefined;

  constructor(initial: Value) {
    super(initial);
    this.#initial = initial;
    this.#asked = new Signal(initial);
  }

  override get value(): Value {
    return super.value;
  }

  override set value(next: Value) {
    batch(() => {
      super.value = next;
      this.#asked.value = next;
    });
  }

  /** The choice for this table's question: a panel that still shows the former one keeps its choice, and is not drawn again. */
  of(table: ShownTable): Value {
    const former = this.#former?.question === ownQuestion(table) ? this.#former : undefined;
    return (former?.asked ?? this.#asked).value;
  }

  /** Starts over; `former`: the question that was asked until now, where there is another one. */
  begin(former: string | undefined, first: Value = this.#initial): void {
    this.#former = former === undefined ? undefined : { question: former, asked: this.#asked };
    if (former !== undefined) this.#asked = new Signal(first);
    this.value = first;
  }
}
