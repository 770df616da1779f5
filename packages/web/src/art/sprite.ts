import portraitsUrl from '../../.cache/portraits.svg?url';
import spriteUrl from '../../.cache/sprite.svg?url';

let drawings: Promise<void> | undefined;
let portraits: Promise<void> | undefined;

/**
 * Puts the drawings of the games into the page once; afterwards `Art` and `PlacedArt` find them by their names. Icons are
 * part of the page.
 */
export function loadSprite(): Promise<void> {
  drawings ??= putIn(spriteUrl);
  return drawings;
}

/** The faces of the characters: a table can be played before they are there. */
export function loadPortraits(): Promise<void> {
  portraits ??= putIn(portraitsUrl);
  return portraits;
}

async function putIn(url: string): Promise<void> {
  const text = await (await fetch(url)).text();
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.prepend(sprite);
}
