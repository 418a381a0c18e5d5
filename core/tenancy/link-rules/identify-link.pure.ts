import { findPattern, type LinkNetwork, type LinkRegistry } from './link-network.pure.ts';
import type { CompiledPattern, LinkAddress } from './link-pattern.pure.ts';
import type { LinkShape } from '#core/catalogue/links/link-shapes.pure.ts';
import { LONGEST_LINK, readAddress } from './read-address.pure.ts';
import { SHORTENERS } from './shorteners.pure.ts';

export interface IdentifiedLink {
  network: string;
  shape: LinkShape;
  /** The one form in which it is kept. */
  url: string;
  /** The same for all links to the same thing, as far as the links themselves tell. */
  key: string;
}

/** Why a text is no link that anything could be ordered for. */
export type LinkProblem = 'unreadable' | 'shortened' | 'unknown_network' | 'unknown_page';

interface IdentifyLinkInput {
  registry: LinkRegistry;
  /** The network that is meant where the text is a name alone. */
  network?: string | undefined;
}

/** Tells what a link leads to by its words alone; nobody is ever asked. */
export function identifyLink(text: string, asked: IdentifyLinkInput): IdentifiedLink | LinkProblem {
  if (text.length > LONGEST_LINK) return 'unreadable';
  const { registry } = asked;
  const written = fromUri(text.trim(), registry);
  const named =
    asked.network === undefined ? undefined : identifyName(written, asked.network, registry);
  if (named) return named;
  const address = readAddress(written);
  if (!address) return 'unreadable';
  const site = registry.siteOf(address.host);
  if (!site) return SHORTENERS.has(address.host) ? 'shortened' : 'unknown_network';
  const found = findPattern(site, address);
  return found ? linkOf(site.network, found) : 'unknown_page';
}

/** `spotify:track:…` is said as a link. */
function fromUri(text: string, registry: LinkRegistry): string {
  const [scheme = '', ...words] = text.split(':');
  const network = registry.networkOfUri(scheme.toLowerCase());
  return network ? `https://${network.home}/${words.join('/')}` : text;
}

/** A name with a dot could be a host, so it is one only with its sign: `@name.surname`. */
function identifyName(
  text: string,
  slug: string,
  registry: LinkRegistry,
): IdentifiedLink | undefined {
  const site = registry.handlesOf(slug);
  if (!site || /[?#:]/.test(text) || (text.includes('.') && !text.startsWith('@')))
    return undefined;
  const address: LinkAddress = { host: '', steps: text.split('/'), query: new URLSearchParams() };
  const found = findPattern(site, address);
  return found && linkOf(site.network, found);
}

interface Found {
  pattern: CompiledPattern;
  values: ReadonlyMap<string, string>;
}

function linkOf({ slug, home }: LinkNetwork, { pattern, values }: Found): IdentifiedLink {
  const { shape, sameAs = shape, path, to = path } = pattern;
  const parts = [...values].filter(([name]) => !UNTELLING.has(name)).map(([, value]) => value);
  const place = fill(to, values);
  return {
    network: slug,
    shape,
    url: `https://${place.startsWith('/') ? `${home}${place}` : place}`,
    key: `${slug}:${sameAs}:${parts.join('/')}`,
  };
}

const UNTELLING: ReadonlySet<string> = new Set(['user', 'slug']);

function fill(template: string, values: ReadonlyMap<string, string>): string {
  return template
    .replaceAll('/*', '')
    .replaceAll(/\{([a-z]+)[^{}]*\}/g, (_part, name: string) =>
      encodeURIComponent(values.get(name) ?? ''),
    );
}
