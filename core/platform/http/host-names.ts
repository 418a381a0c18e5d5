import { domainToUnicode } from 'node:url';
import { canonicalHost } from './host.ts';
import { parseUrl } from './parse-url.pure.ts';

/**
 * A host as people write it, with letters of any language, in its canonical spelling: such a name
 * stands in DNS as punycode, and is asked for by it. Undefined for what no host can be.
 */
export function writtenHost(value: string): string | undefined {
  const said = value.trim();
  // A URL would also read numbers as addresses, which nothing but letters need.
  if (/^[\u0000-\u007F]*$/.test(said)) return canonicalHost(said);
  if (/[/?#@\\]/.test(said)) return undefined;
  const url = parseUrl(`http://${said}`);
  return url && canonicalHost(url.hostname);
}

/** A host with the letters that it was written with; the same where it has no others. */
export const readableHost = (host: string): string => domainToUnicode(host) || host;
