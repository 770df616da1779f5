/** The other end of `worker-process.ts`: answers what the server asks, one request after the other. */
import type { Outcome } from './workers.ts';

/** The server may have ended during a long answer: then a failed send is no error. */
function send(message: unknown): void {
  process.send?.(message, undefined, undefined, (problem: Error | null) => {
    if (problem !== null) process.exit(0);
  });
}

export function answerRequests<Request, Reply>(answer: (request: Request) => Reply): void {
  const outcomeOf = (request: Request): Outcome<Reply> => {
    try {
      return { reply: answer(request) };
    } catch (problem) {
      return { failure: problem instanceof Error ? problem.message : String(problem) };
    }
  };
  process.on('message', ({ request }: { readonly request: Request }) => send(outcomeOf(request)));
  process.once('disconnect', () => process.exit(0));
  send('ready');
}
