/** Which addresses a visitor may have the server send to: none of this machine, and none of its local network. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** An address resolved once: requests go there even if the name resolves to another one later. */
export interface Pinned {
  readonly address: string;
  readonly family: 4 | 6;
}

const PRIVATE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Everything outside 2000::/3, and the ranges inside it that embed another address. */
const PRIVATE_6: readonly (readonly [string, number])[] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

// One list for each family: Node looks an IPv4 address up among the IPv6 networks too, as ::ffff:….
const blocked = new BlockList();
for (const [net, bits] of PRIVATE) blocked.addSubnet(net, bits, 'ipv4');
const blocked6 = new BlockList();
for (const [net, bits] of PRIVATE_6) blocked6.addSubnet(net, bits, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 4 ? !blocked.check(address, 'ipv4') : !blocked6.check(address, 'ipv6');
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

const byDns: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** The address behind a host name; undefined where it is unknown, or one of its addresses is not public. */
export async function pinnedAddress(
  host: string,
  { allowPrivate, resolve = byDns }: { readonly allowPrivate: boolean; readonly resolve?: Resolve },
): Promise<Pinned | undefined> {
  const found = await resolve(host.replace(/^\[|\]$/g, '')).catch(() => []);
  const [first] = found;
  if (first === undefined) return undefined;
  if (!allowPrivate && !found.every(({ address }) => isPublic(address))) return undefined;
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}
