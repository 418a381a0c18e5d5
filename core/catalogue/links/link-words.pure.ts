import { KNOWN_REGISTRY } from './known-networks.pure.ts';
import { findPattern, type LinkNetwork } from '#core/tenancy/link-rules/link-network.pure.ts';
import type { LinkShape } from './link-shapes.pure.ts';
import { readAddress } from '#core/tenancy/link-rules/read-address.pure.ts';

/** What a link says by itself, without a request to its network. */
export interface LinkWords {
  shape: LinkShape;
  /** What tells it from others of its network: a name, a number, a place on a site. */
  words: string;
  /** What a page shows it by inside of itself; nothing where its network has no such thing. */
  embedUrl: string | null;
  /** Where the network says, as JSON and to everybody, what it is called and looks like. */
  askAt: string | null;
}

const LONGEST_WORDS = 80;
/** Longer than a link of any network that is asked. */
const LONGEST_ASKED = 600;

/** Of a link as it is kept. */
export function readLinkWords(url: string): LinkWords {
  const address = readAddress(url);
  const site = address && KNOWN_REGISTRY.siteOf(address.host);
  const found = site && findPattern(site, address);
  if (!found) {
    const place = address ? [bare(address.host), ...address.steps].join('/') : url;
    return { shape: 'page', words: cut(place), embedUrl: null, askAt: null };
  }
  const { network } = site;
  const { shape } = found.pattern;
  const parts = [...found.values].flatMap(([name, value]) => (name === 'slug' ? [] : [value]));
  return {
    shape,
    words: cut(parts.join('/')),
    embedUrl: embedUrlOf(network, shape, { url, values: found.values }),
    askAt: askedAt(network, shape, url),
  };
}

const bare = (host: string) => host.replace(/^www\./, '');

function cut(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_WORDS
    ? `${letters.slice(0, LONGEST_WORDS - 1).join('')}\u2026`
    : text;
}

interface Embedded {
  url: string;
  values: ReadonlyMap<string, string>;
}

/** Nothing where a pattern of the same shape has no such part. */
function embedUrlOf(
  { embeds }: LinkNetwork,
  shape: LinkShape,
  { url, values }: Embedded,
): string | null {
  const template = embeds?.[shape];
  if (template === undefined) return null;
  const known = new Map([...values, ['url', url]]);
  const names = [...template.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name);
  if (!names.every((name) => known.has(name))) return null;
  const place = template.replaceAll(/\{([a-z]+)\}/g, (_part, name: string) =>
    encodeURIComponent(known.get(name) ?? ''),
  );
  return `https://${place}`;
}

function askedAt({ oembed }: LinkNetwork, shape: LinkShape, url: string): string | null {
  if (!oembed?.shapes.includes(shape) || url.length > LONGEST_ASKED) return null;
  return `${oembed.endpoint}${encodeURIComponent(url)}`;
}
