const LONGEST_HOST = 253;
/** Between its dots, no name has more than 63 characters. */
const NAME =
  /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^[0-9a-f:.]{2,45}$/;

/**
 * The one spelling under which a host is stored and looked up: lower case, no port, no dot at the
 * end, no brackets. Undefined for what no host can be, so that nothing odd is ever looked up.
 */
export function canonicalHost(value: string): string | undefined {
  const said = value.trim().toLowerCase();
  const address = /^\[([^\]]*)\](?::\d{0,5})?$/.exec(said)?.[1] ?? said;
  if (address !== said || address.split(':').length > 2) {
    return address.includes(':') && IPV6.test(address) ? address : undefined;
  }
  const host = said.replace(/:\d{0,5}$/, '').replace(/\.$/, '');
  return host.length <= LONGEST_HOST && NAME.test(host) ? host : undefined;
}

/** An address that a first try on one's own machine or network uses, never a public name. */
export function isLocalHost(host: string): boolean {
  return IPV4.test(host) || host.includes(':') || !host.includes('.') || host.endsWith('.local');
}

/** The same, and names below `.localhost`, which lead nowhere else. */
export const isOwnMachine = (host: string): boolean =>
  isLocalHost(host) || host.endsWith('.localhost');
