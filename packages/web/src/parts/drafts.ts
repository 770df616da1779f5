import { Signal } from '@preact/signals';
import { ownQuestion } from '../table/own-question.ts';
import type { ShownTable } from '../table/shown-table.ts';

/** What the player has chosen for the question but not confirmed. */
export class Draft<Value> extends Signal<Value> {
  readonly #initial: Value;
  #former: Value;
  #question: string | undefined;

  constructor(initial: Value) {
    super(initial);
    this.#initial = initial;
    this.#former = initial;
  }

  /** The choice for this table's question: while the panel still shows the former question, it shows its choice as well. */
  of(table: ShownTable): Value {
    return this.#question !== undefined && this.#question === ownQuestion(table) ? this.#former : this.value;
  }

  /** Begins anew; `former`: the question that was asked until now, where there is another one. */
  begin(former: string | undefined, first: Value = this.#initial): void {
    this.#former = this.peek();
    this.#question = former;
    this.value = first;
  }
}
