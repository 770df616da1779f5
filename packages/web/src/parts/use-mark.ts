import { useLayoutEffect } from 'preact/hooks';

/**
 * Gives the page a class for as long as the calling component is on it. A style sheet could find the part with `:has()`, but
 * then every change of the page would style most of it again.
 */
export function useMark(name: string | undefined): void {
  useLayoutEffect(() => {
    if (name === undefined) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
