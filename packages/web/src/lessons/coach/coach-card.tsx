/** A card of Nora's beside the question; on a small screen it stays folded until it is wanted. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { PersonFace } from '../../art/person-face.tsx';
import { useMark } from '../../parts/use-mark.ts';

interface CoachFrameProps {
  readonly head: string;
  readonly art: string;
  /** Which tip it is, where the table shows what its numbers are about. */
  readonly tip?: string;
  readonly children: ComponentChildren;
}

export function CoachCard({ head, art, tip, children }: CoachFrameProps): JSX.Element {
  const isOpen = useSignal(!matchMedia('(max-width: 820px), (max-height: 500px)').matches);
  useMark('beside-coach');
  useMark(isOpen.value && tip !== undefined ? `tip-${tip}` : undefined);
  return (
    <section class="paper coach" data-open={isOpen.value} aria-label={head}>
      <button
        type="button"
        class="coach-head"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <PersonFace person="nora-quill" />
        <strong>{head}</strong>
        <span class="coach-art">
          <Art name={art} />
        </span>
      </button>
      {children}
    </section>
  );
}
