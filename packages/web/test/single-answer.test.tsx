import type { GameCommand } from '@carson/engine';
import type { JSX } from 'preact';
import { expect, it } from 'vitest';
import { livingPage } from './living-page.ts';

const { useSingleAnswer } = await import('../src/shell/table/single-answer.ts');

it('a double click is one answer; after it has been refused, or at the next question, another one is given', async () => {
  const given: GameCommand[] = [];
  let arrive: () => void = () => undefined;
  let answer: (command: GameCommand) => void = () => undefined;
  const act = (command: GameCommand): Promise<void> => {
    given.push(command);
    return new Promise((resolve) => {
      arrive = resolve;
    });
  };
  function Question({ decision }: { readonly decision: number }): JSX.Element {
    answer = useSingleAnswer(act, decision);
    return <p />;
  }
  const page = livingPage();
  page.draw(<Question decision={1} />);
  answer({ type: 'first' });
  answer({ type: 'double' });
  page.draw(<Question decision={1} />);
  answer({ type: 'double' });
  expect(given.map(({ type }) => type)).toEqual(['first']);
  arrive();
  await page.settle();
  answer({ type: 'again' });
  page.draw(<Question decision={2} />);
  answer({ type: 'next' });
  expect(given.map(({ type }) => type)).toEqual(['first', 'again', 'next']);
});
