import { Component, type ComponentClass, type FunctionComponent } from 'preact';

/**
 * Returns a component that is drawn again only when one of its properties, or a signal that it reads, has changed. It asks
 * before it is drawn, where a hook would have to be drawn to ask: a move asks some hundred of them. `Part` becomes its
 * `render`, hooks included, so that there is one component and not one around another.
 */
export function memo<Props extends object>(Part: FunctionComponent<Props>): ComponentClass<Props> {
  return class extends Component<Props> {
    /** A signal and a hook ask for a drawing by a state of their own. */
    override shouldComponentUpdate(next: Props, state: object): boolean {
      return state !== this.state || !hasSame(this.props, next);
    }

    override render(): ReturnType<FunctionComponent<Props>> {
      return Part(this.props);
    }
  };
}

function hasSame<Props extends object>(before: Props, after: Props): boolean {
  for (const name in after) if (!(name in before) || before[name] !== after[name]) return false;
  return Object.keys(after).length === Object.keys(before).length;
}
