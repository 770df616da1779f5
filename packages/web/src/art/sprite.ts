import spriteUrl from '../../.cache/sprite.svg?url';

/** Puts all drawings into the page once; afterwards `Art` and `PlacedArt` find them by their names. */
export async function loadSprite(): Promise<void> {
  const text = await (await fetch(spriteUrl)).text();
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.prepend(sprite);
}
