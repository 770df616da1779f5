/** The last click on a page whose explanations are still loading: they answer it when they come. */
let early: MouseEvent | undefined;

const keep = (event: MouseEvent): void => {
  early = event;
};

export function keepEarlyClick(): void {
  addEventListener('click', keep, true);
}

export function takeEarlyClick(): MouseEvent | undefined {
  removeEventListener('click', keep, true);
  const taken = early;
  early = undefined;
  return taken;
}
