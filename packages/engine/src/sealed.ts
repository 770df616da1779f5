/**
 * A decision that several seats owe at once whose answers stay hidden until all have answered.
 * Plain data; a view may show who has answered (`hasAnswered`), never what, nor in which order.
 */
export interface Sealed<Answer> {
  readonly seats: readonly number[];
  readonly given: SealedAnswer<Answer>[];
}

export interface SealedAnswer<Answer> {
  readonly seat: number;
  readonly answer: Answer;
}

export function seal<Answer>(seats: readonly number[]): Sealed<Answer> {
  return { seats, given: [] };
}

export function cloneSealed<Answer>(sealed: Sealed<Answer>): Sealed<Answer> {
  return { seats: sealed.seats, given: [...sealed.given] };
}

export function hasAnswered(sealed: Sealed<unknown>, seat: number): boolean {
  return sealed.given.some((given) => given.seat === seat);
}

export function stillOwing(sealed: Sealed<unknown>): number[] {
  return sealed.seats.filter((seat) => !hasAnswered(sealed, seat));
}

/** What the seat itself has answered: only its own view may show it before the opening. */
export function answerOf<Answer>(sealed: Sealed<Answer>, seat: number): Answer | undefined {
  return sealed.given.find((given) => given.seat === seat)?.answer;
}

/** Records an answer. */
export function answerSealed<Answer>(sealed: Sealed<Answer>, seat: number, answer: Answer): void {
  if (!sealed.seats.includes(seat) || hasAnswered(sealed, seat)) {
    throw new Error(`seat ${seat} owes no sealed answer`);
  }
  sealed.given.push({ seat, answer });
}

/** The answers in the order of the seats, once all are there. */
export function openSealed<Answer>(sealed: Sealed<Answer>): readonly SealedAnswer<Answer>[] {
  return sealed.seats.map((seat) => {
    const given = sealed.given.find((answer) => answer.seat === seat);
    if (given === undefined) throw new Error(`seat ${seat} has not answered yet`);
    return given;
  });
}
