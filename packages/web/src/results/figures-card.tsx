import type { JSX } from 'preact';
import { useReviewWords } from '../app/use-review-words.ts';
import { own } from '../parts/explanation.ts';
import { ExplainingCard } from '../shell/explain/explain-card.tsx';

/** Explains the figures of the page; they belong to no table. */
export function FiguresCard({ game }: { readonly game: string }): JSX.Element | null {
  const say = useReviewWords();
  if (say === undefined) return null;
  return (
    <ExplainingCard
      game={game}
      explain={({ kind, id }) => (kind === 'figure' ? own(say.explain, id) : undefined)}
    />
  );
}
