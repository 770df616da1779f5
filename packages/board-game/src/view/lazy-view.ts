/** Views for search: they read a state in place and compute the costly parts on first use. */
import type { Viewer } from '@carson/engine';
import type { State } from '../state/state.ts';
import type { ParcelView, View } from './view.ts';
import { DERIVED, ownAnswer } from './viewing.ts';

type Parcels = readonly ParcelView[];

/**
 * Returns a view of an imagined state that holds until the state changes. `townParcels` may supply the
 * parcels where the caller knows them from another position with the same town. Never send it to a person: it
 * gives access to the sealed parts of the state.
 */
export function lazyView(state: State, viewer: Viewer, townParcels?: () => Parcels): View {
  const view: View = Object.create(state, { viewer: { value: viewer } });
  for (const [name, derive] of Object.entries(DERIVED)) {
    lazily(view, name, () => derive(state, viewer));
  }
  lazily(view, 'ownAnswer', () => ownAnswer(state, viewer));
  if (townParcels !== undefined) lazily(view, 'parcels', townParcels);
  return view;
}

/** Defines a member that is computed when it is first read. */
function lazily(view: View, name: string, derive: () => unknown): void {
  Object.defineProperty(view, name, {
    configurable: true,
    get() {
      const value = derive();
      Object.defineProperty(view, name, { value });
      return value;
    },
  });
}
