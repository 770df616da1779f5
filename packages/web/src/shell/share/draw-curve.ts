/** The win chances of all players over the game, drawn into the shared picture. */
import type { Review } from '@carson/bots';
import { seatLetter } from '../../parts/seats/people.ts';

export interface CurveBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Pens {
  readonly ink: string;
  readonly faded: string;
  readonly font: string;
}

/** As the review draws them: seats are told apart by their dashes as well. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [16, 5],
  [5, 4],
  [14, 4, 4, 4],
  [24, 4, 4, 4, 4, 4],
  [10, 10],
];
const DISC = 10;
/** In a game of many decisions, a point for each pixel would only be noise. */
const MOST_POINTS = 80;

export function drawCurve(paint: CanvasRenderingContext2D, review: Review, box: CurveBox, pens: Pens): void {
  const points = pointsOf(review);
  const at = (index: number, chance: number): readonly [number, number] => [
    box.x + (index / (points.length - 1)) * (box.width - 2 * DISC),
    box.y + (1 - chance) * box.height,
  ];
  paint.save();
  paint.lineWidth = 1;
  paint.strokeStyle = pens.faded;
  paint.strokeRect(box.x, box.y, box.width - 2 * DISC, box.height);
  paint.lineJoin = 'round';
  const path = (seat: number): void => {
    paint.beginPath();
    for (const [index, chances] of points.entries()) paint.lineTo(...at(index, chances[seat] ?? 0));
    paint.stroke();
  };
  for (const seat of review.end.keys()) {
    paint.setLineDash([...(DASHES[seat] ?? [])]);
    paint.strokeStyle = pens.ink;
    paint.lineWidth = 6;
    path(seat);
    paint.strokeStyle = colourOf(seat);
    paint.lineWidth = 4;
    path(seat);
  }
  paint.setLineDash([]);
  for (const [seat, y] of discsOf(review, box))
    drawDisc(paint, { seat, x: box.x + box.width - DISC, y, pens });
  paint.restore();
}

/** Chances from the start to the end, evenly thinned out. */
function pointsOf({ start, decisions, end }: Review): readonly (readonly number[])[] {
  const every = Math.max(1, Math.ceil(decisions.length / MOST_POINTS));
  return [
    start,
    ...decisions.filter((_, index) => index % every === 0).map(({ played }) => played.chances),
    end,
  ];
}

/** Letters at the end of the lines; where several ended alike, one above the other. */
function discsOf({ end }: Review, { y, height }: CurveBox): readonly (readonly [number, number])[] {
  let highest = y + height + 2 * DISC;
  return [...end.keys()]
    .sort((a, b) => (end[a] ?? 0) - (end[b] ?? 0))
    .map((seat) => {
      highest = Math.min(highest - 2 * DISC, y + (1 - (end[seat] ?? 0)) * height);
      return [seat, highest] as const;
    });
}

interface Disc {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly pens: Pens;
}

function drawDisc(paint: CanvasRenderingContext2D, { seat, x, y, pens }: Disc): void {
  paint.beginPath();
  paint.arc(x, y, DISC, 0, 2 * Math.PI);
  paint.fillStyle = colourOf(seat);
  paint.fill();
  paint.strokeStyle = pens.ink;
  paint.lineWidth = 1.5;
  paint.stroke();
  paint.fillStyle = colourOf(seat, '--seat-ink');
  paint.font = `700 13px ${pens.font}`;
  paint.textAlign = 'center';
  paint.fillText(seatLetter(seat), x, y + 4.5);
}

/** The colours of seats are the page's. */
function colourOf(seat: number, name = '--seat'): string {
  const probe = document.createElement('i');
  probe.dataset['seat'] = `${seat}`;
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue(name).trim();
  probe.remove();
  return colour;
}
