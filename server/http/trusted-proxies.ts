import { BlockList, isIP } from 'node:net';
import { plainAddress } from '#core/platform/http/plain-address.pure.ts';

/** Whether an address may speak for a visitor by X-Forwarded headers. */
export type IsTrusted = (address: string | undefined) => boolean;

/** Addresses and subnets (`10.0.0.0/8`) in front of this process; a bad one stops the start. */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const entry of entries) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    const most = version === 6 ? 128 : 32;
    // A prefix of nothing would trust the whole world.
    if (!version || (bits !== undefined && (bits < 1 || bits > most))) {
      throw new Error(`TRUSTED_PROXIES: «${entry}» is neither an address nor a subnet.`);
    }
    const family = version === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, bits, family);
  }
  return (address) => {
    if (!address) return false;
    const plain = plainAddress(address);
    return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}
