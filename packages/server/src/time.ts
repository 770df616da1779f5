/** The clock, handed in, so that tests own it. */
export interface Time {
  now(): number;
  /** Answers how to call it off. */
  later(milliseconds: number, work: () => void): () => void;
  every(milliseconds: number, work: () => void): () => void;
}

export const realTime: Time = {
  now: () => Date.now(),
  later(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  },
};
