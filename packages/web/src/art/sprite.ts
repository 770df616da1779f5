import portraitsUrl from '../../.cache/portraits.svg?url';
import spriteUrl from '../../.cache/sprite.svg?url';

let loading: Promise<void> | undefined;

/**
 * Puts the drawings of the games into the page once; afterwards `Art` and `PlacedArt` find them by their names. The
 * portraits follow by themselves. Icons are part of the page.
 */
export function loadSprite(): Promise<void> {
  loading ??= putIn(spriteUrl).then(() => {
    void putIn(portraitsUrl);
  });
  return loading;
}

async function putIn(url: string): Promise<void> {
  const text = await (await fetch(url)).text();
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.prepend(sprite);
}
