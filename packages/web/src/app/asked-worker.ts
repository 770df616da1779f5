import { reloadIfGone } from './newer-page.ts';

/** Questions to a worker and its answers, paired by the number of the call. */
interface Asked<Question> {
  readonly call: number;
  readonly question: Question;
}

interface Answered<Answer> {
  readonly call: number;
  readonly answer: Answer;
}

export interface AskedWorker<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly close: () => void;
}

export function askedWorker<Question, Answer>(worker: Worker): AskedWorker<Question, Answer> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let calls = 0;
  reloadIfGone(worker);
  worker.addEventListener('message', ({ data: { call, answer } }: MessageEvent<Answered<Answer>>) => {
    waiting.get(call)?.(answer);
    waiting.delete(call);
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        waiting.set(++calls, resolve);
        worker.postMessage({ call: calls, question } satisfies Asked<Question>);
      }),
    close: () => worker.terminate(),
  };
}

/** The worker's side. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  addEventListener('message', async ({ data: { call, question } }: MessageEvent<Asked<Question>>) => {
    postMessage({ call, answer: await answer(question) } satisfies Answered<Answer>);
  });
}
