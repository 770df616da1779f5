/** Where an endpoint is asked: its path with the parameters filled in, and its query. */
import { ENDPOINTS, type EndpointName } from './endpoints.ts';

export interface AddressParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export function addressOf(name: EndpointName, { params = {}, query = {} }: AddressParts = {}): string {
  const path = ENDPOINTS[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const asked = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`;
}
