/** Whether the table is drawn for a phone: upright, on its side, or a page zoomed so far that it is as small. */
import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 820px), (max-height: 520px)');

export const isSmallScreen = signal(query.matches);

if ('addEventListener' in query) {
  query.addEventListener('change', ({ matches }) => {
    isSmallScreen.value = matches;
  });
}
