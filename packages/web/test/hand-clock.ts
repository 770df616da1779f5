/** Time that passes by calls only. */
export function handClock(start = 0) {
  let due: { readonly at: number; readonly work: () => void }[] = [];
  let now = start;
  return {
    now: () => now,
    later: (milliseconds: number, work: () => void) => {
      const entry = { at: now + milliseconds, work };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    pass: (milliseconds: number) => {
      const until = now + milliseconds;
      for (;;) {
        const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        due = due.filter((entry) => entry !== next);
        now = next.at;
        next.work();
      }
      now = until;
    },
  };
}
