import { Component, type ComponentClass, type ComponentType, type JSX } from 'preact';
import { useCallback, useRef } from 'preact/hooks';

/**
 * Returns a component that is drawn again only when one of its properties, or a signal that it reads, has changed. It asks
 * before it is drawn, where a hook would have to be drawn to ask: a move asks some hundred of them.
 */
export function memo<Props extends object>(Part: ComponentType<Props>): ComponentClass<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !hasSame(this.props, next);
    }

    override render(): JSX.Element {
      return <Part {...this.props} />;
    }
  };
}

function hasSame<Props extends object>(before: Props, after: Props): boolean {
  for (const name in after) if (!(name in before) || before[name] !== after[name]) return false;
  return Object.keys(after).length === Object.keys(before).length;
}

/** Returns a function that is the same in every drawing and does what the latest one says. */
export function useStable<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...args: Args) => latest.current(...args), []);
}
