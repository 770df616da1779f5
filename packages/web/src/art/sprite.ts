import spriteUrl from '../../.cache/sprite.svg?url';

let loading: Promise<void> | undefined;

/**
 * Puts the drawings of the games into the page once; afterwards `Art` and `PlacedArt` find them by their names. Icons
 * are part of the page.
 */
export function loadSprite(): Promise<void> {
  loading ??= putIn();
  return loading;
}

async function putIn(): Promise<void> {
  const text = await (await fetch(spriteUrl)).text();
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.prepend(sprite);
}
