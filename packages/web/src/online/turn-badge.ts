/** Once loaded, marks the tab when a table of the server waits for the player. */
import { effect } from '@preact/signals';
import { tablesWaiting } from '../app/tab-title.ts';
import { live } from './connection/session.ts';
import turnIcon from './favicon-turn.svg?url';

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const quietIcon = icon?.href ?? '';

effect(() => {
  const count = live.turns.value.size;
  tablesWaiting.value = count;
  if (icon !== null) icon.href = count > 0 ? turnIcon : quietIcon;
});
