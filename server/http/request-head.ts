import type { IncomingMessage } from 'node:http';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

/** A target that names its host, as requests to a proxy do, and everybody may send. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * Brings the head of a request into the one form that everything behind reads: one host, lower-cased,
 * and a target that begins with its path. False where two hosts are named, or none: what stands in
 * front may have picked the other one.
 */
export function settleHead(incoming: IncomingMessage): boolean {
  const { headers, rawHeaders, url = '' } = incoming;
  const { host } = headers;
  if (host === undefined || hostsIn(rawHeaders) > 1) return false;
  headers.host = host.toLowerCase();
  if (url.startsWith('/') || url === '*') return true;
  const [, named, target = ''] = ABSOLUTE.exec(url) ?? [];
  const address = named ? addressOf(named) : undefined;
  if (address === undefined || address !== addressOf(host)) return false;
  incoming.url = target.startsWith('/') ? target : `/${target}`;
  return true;
}

function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** The host with its port, less the usual one; undefined for what is more than that, or none. */
function addressOf(host: string): string | undefined {
  return host.includes('@') ? undefined : parseUrl(`http://${host}`)?.host;
}
