/** The other end of `worker-process.ts`: answers what the server asks, one request after the other. */
import type { Outcome } from './workers.ts';

export function answerRequests<Request, Reply>(answer: (request: Request) => Reply): void {
  const outcomeOf = (request: Request): Outcome<Reply> => {
    try {
      return { reply: answer(request) };
    } catch (problem) {
      return { failure: problem instanceof Error ? problem.message : String(problem) };
    }
  };
  process.on('message', ({ request }: { readonly request: Request }) => process.send?.(outcomeOf(request)));
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
}
