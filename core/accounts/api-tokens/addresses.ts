import { BlockList, isIP } from 'node:net';
import { plainAddress } from '#core/platform/http/plain-address.pure.ts';

const BITS = { 4: 32, 6: 128 } as const;

/** An address, or all that begin alike: `203.0.113.7`, `2001:db8::/32`. */
interface Range {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

function rangeOf(text: string): Range | undefined {
  const [address = '', given, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || address.includes('%')) return undefined;
  const most = BITS[version === 4 ? 4 : 6];
  if (given !== undefined && !/^\d{1,3}$/.test(given)) return undefined;
  const bits = given === undefined ? most : parseInt(given, 10);
  return bits > most ? undefined : { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export const isAddressRange = (text: string): boolean => rangeOf(text) !== undefined;

/** Whether calls may come from an address; from everywhere where nothing is said. */
export function isFromAllowed(address: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const plain = plainAddress(address);
  const version = isIP(plain);
  if (version === 0) return false;
  const list = new BlockList();
  for (const { address: first, bits, family } of allowed.flatMap((text) => rangeOf(text) ?? [])) {
    list.addSubnet(first, bits, family);
  }
  return list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
