/** Drawings of the page as images of their own, for a canvas. */

/** Returns the drawing as an image: with the page's styles, and the parts of the sprites that it refers to. */
export function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = document.importNode(svg, true);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  const parts = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  for (const part of referredTo(svg)) parts.append(part.cloneNode(true));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = pageStyles();
  copy.prepend(style, parts);
  const text = new XMLSerializer().serializeToString(copy);
  return loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
}

export function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('a drawing cannot be made an image'));
    image.src = address;
  });
}

/** Elements of the page that a drawing uses by their id, and those that they use in turn. */
function referredTo(root: Element): ReadonlySet<Element> {
  const found = new Set<Element>();
  const search = (element: Element): void => {
    for (const id of idsIn(element.outerHTML)) {
      const part = root.querySelector(`[id="${id}"]`) === null ? document.getElementById(id) : null;
      if (part === null || found.has(part)) continue;
      found.add(part);
      search(part);
    }
  };
  search(root);
  return found;
}

function idsIn(text: string): ReadonlySet<string> {
  const used = [...text.matchAll(/(?:href="#|url\((?:&quot;|"|')?#)([\w-]+)/g)];
  return new Set(used.flatMap(([, id]) => id ?? []));
}

/** Fonts cannot be loaded from inside an image: their rules would only make it larger. */
function pageStyles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');
}
