import type { BotPersonId } from '@carson/bots/people';
import type { JSX } from 'preact';

/** A bot's portrait; 'visitor' is a person, drawn as a hat and a letter; 'virtual' a player made of cards. */
export type FaceId = BotPersonId | 'visitor' | 'virtual';

const DRAWINGS = import.meta.glob<string>('../../art/faces/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface PersonFaceProps {
  readonly person: FaceId;
  /** Of a visitor, or the seat of a virtual player. */
  readonly letter?: string;
}

/** A round portrait that fills the box its class gives it. The name stands beside it: it says nothing itself. */
export function PersonFace({ person, letter = '' }: PersonFaceProps): JSX.Element {
  if (person === 'visitor') return <Visitor letter={letter} />;
  if (person === 'virtual') return <Virtual letter={letter} />;
  return (
    <img
      class="face"
      src={DRAWINGS[`../../art/faces/${person}.svg`]}
      alt=""
      width={100}
      height={100}
      draggable={false}
    />
  );
}

const LINES = {
  fill: 'none',
  stroke: 'var(--art-line)',
  'stroke-width': 2.4,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

function Visitor({ letter }: { readonly letter: string }): JSX.Element {
  return (
    <svg class="face" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M0 0H100V100H0Z" fill="var(--art-cream-shade)" />
      <g {...LINES}>
        <path d="M6 101c2-17 14-25 31-27 8 7 18 7 26 0 17 2 29 10 31 27Z" fill="var(--art-wood-light)" />
        <path d="M37 74l13 16 13-16" fill="var(--art-red)" />
        <path d="M28 42v14c0 16 10 25 22 25s22-9 22-25V42Z" fill="var(--art-ivory)" />
        <path d="M28 36c0-16 4-24 12-24 4 0 6 3 10 3s6-3 10-3c8 0 12 8 12 24Z" fill="var(--art-wood)" />
        <path d="M28.4 31c14 3.6 29 3.6 43.2 0l.4 7H28Z" fill="var(--art-void)" stroke-width={1.6} />
        <path d="M8 36c8 5 24 8 42 8s34-3 42-8c1 8-17 14-42 14S7 44 8 36Z" fill="var(--art-wood)" />
      </g>
      <text x="50" y="73" class="face-letter">
        {letter}
      </text>
    </svg>
  );
}

interface Costume {
  readonly hat: string;
  readonly sky: string;
  /** The sign on the card: diamond, spade, club, heart, crown, star. */
  readonly sign: string;
}

/** Six players made of cards: by hat, by sky and by the sign on their card. */
const FIRST: Costume = {
  hat: 'var(--art-slate)',
  sky: 'var(--art-blue-light)',
  sign: 'M50 52l9 11-9 11-9-11Z',
};
const COSTUMES: readonly Costume[] = [
  FIRST,
  {
    hat: 'var(--art-wood)',
    sky: 'var(--art-leaf-light)',
    sign: 'M50 52c4 6 10 8 10 13a5 5 0 0 1-8 4l2 6h-8l2-6a5 5 0 0 1-8-4c0-5 6-7 10-13Z',
  },
  {
    hat: 'var(--art-void)',
    sky: 'var(--art-dust)',
    sign: 'M50 53a5 5 0 0 1 4 8 5 5 0 1 1-2 8l2 6h-8l2-6a5 5 0 1 1-2-8 5 5 0 0 1 4-8Z',
  },
  {
    hat: 'var(--art-red)',
    sky: 'var(--art-cream-shade)',
    sign: 'M50 75c-8-7-10-10-10-15 0-6 8-8 10-2 2-6 10-4 10 2 0 5-2 8-10 15Z',
  },
  {
    hat: 'var(--art-brick)',
    sky: 'var(--art-blue-light)',
    sign: 'M40 73l-2-17 7 6 5-10 5 10 7-6-2 17Z',
  },
  {
    hat: 'var(--art-leaf)',
    sky: 'var(--art-cream-shade)',
    sign: 'M50 52l3 8 8 .5-6 5 2 8-7-4-7 4 2-8-6-5 8-.5Z',
  },
];

function Virtual({ letter }: { readonly letter: string }): JSX.Element {
  const { hat, sky, sign } = COSTUMES['ABCDEF'.indexOf(letter)] ?? FIRST;
  return (
    <svg class="face" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M0 0H100V100H0Z" fill={sky} />
      <g {...LINES}>
        <path d="M22 50l24-9 18 46-24 9Z" fill="var(--art-ivory)" />
        <path d="M78 50l-24-9-18 46 24 9Z" fill="var(--art-cream)" />
        <rect x="34" y="38" width="32" height="48" rx="4" fill="var(--art-ivory)" />
        <path d={sign} fill="var(--art-brick)" stroke-width={1.8} />
        <path d="M32 32c0-14 3-20 9-20 4 0 6 2.6 9 2.6s5-2.6 9-2.6c6 0 9 6 9 20Z" fill={hat} />
        <path d="M12 32c8 4.6 22 7 38 7s30-2.4 38-7c1 7-15 13-38 13S11 39 12 32Z" fill={hat} />
      </g>
    </svg>
  );
}
