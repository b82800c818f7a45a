/** Which addresses of the network the server may ask on behalf of a company. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** An address of a host. */
export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Addresses that are not of one public host: private, loopback, link-local, metadata, shared, reserved, multicast. */
const closedV4 = new BlockList();
for (const [net, prefix] of [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closedV4.addSubnet(net, prefix, 'ipv4');

/** Global unicast; everything else of IPv6 is closed, mapped and translated IPv4 included. */
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');

/** Tunnels, which carry an IPv4 address, and ranges for documentation and protocols. */
const closedV6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closedV6.addSubnet(net, prefix, 'ipv6');

/** Does the address belong to a host that everybody can reach? */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** Every address of a host. @throws Error when it has none. */
export const resolveHost = async (host: string): Promise<readonly Address[]> =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));
