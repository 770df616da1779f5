/** The network that an address belongs to, for counting requests. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Of an IPv6 address: what a provider hands out as one. */
const GROUPS_OF_NETWORK = 4;

/** An IPv6 subscriber has a whole network of addresses, which count as one. */
export function networkOf(address: string): string {
  const [, inside] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (inside !== undefined) return inside;
  if (!isIPv6(address)) return address;
  const [before = [], after] = address.split('::', 2).map((half) => half.split(':').filter(Boolean));
  const gap = after === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...(after ?? [])];
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::`;
}
