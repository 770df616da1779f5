import { assembleReview, decisionsOf, gradeOpen, outlineOf } from '@carson/bots/review';
import { loadRules } from '../../rules/registry.ts';
import type { FromReviewer, ToReviewer } from './messages.ts';

const send = (message: FromReviewer): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  answer(data).catch((problem: unknown) => {
    console.error(problem);
    send({ type: 'failed' });
  });
});

async function answer(request: ToReviewer): Promise<void> {
  const { record } = request;
  const rules = await loadRules(record.game);
  if (rules === undefined) throw new Error(`no such game: ${record.game}`);
  const { game } = rules;
  const reviewer = await rules.loadReviewer();
  if (request.type === 'assemble') {
    const review = assembleReview(game, reviewer, { record, decisions: request.decisions });
    send({ type: 'review', review });
    return;
  }
  const { part, of } = request;
  if (part === 0) send({ type: 'outline', outline: outlineOf(game, reviewer, record) });
  const known = new Set(request.known);
  let index = 0;
  let open = 0;
  for (const decision of decisionsOf(game, reviewer, { record })) {
    if (!known.has(index)) {
      if (open % of === part) send({ type: 'graded', index, decision: gradeOpen(reviewer, decision) });
      open++;
    }
    index++;
  }
  send({ type: 'part', part });
}
