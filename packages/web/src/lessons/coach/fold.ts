/** The card flies into the lantern from which advice can be had later. */
import { movementTime } from '../../app/settings.ts';

export async function foldIntoLantern(card: HTMLElement | null): Promise<void> {
  const lantern = document.querySelector('.hint-ask');
  const time = movementTime();
  if (card === null || lantern === null || time === 0 || !lantern.checkVisibility()) return;
  const from = card.getBoundingClientRect();
  const to = lantern.getBoundingClientRect();
  const right = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const folded = { transform: `translate(${right}px, ${down}px) scale(0.08)`, opacity: 0.4 };
  await card.animate([{}, folded], { duration: time, easing: 'ease-in', fill: 'forwards' }).finished;
  lantern.animate([{}, { boxShadow: '0 0 0 4px var(--gold)' }, {}], { duration: 3 * time });
}
