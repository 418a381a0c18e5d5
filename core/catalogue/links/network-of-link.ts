import type { LinkedNetwork } from '#core/catalogue/services/link-examples.ts';
import {
  identifyLink,
  type IdentifiedLink,
  type LinkProblem,
} from '#core/tenancy/link-rules/identify-link.pure.ts';
import { KNOWN_LINKS, KNOWN_REGISTRY } from './known-networks.pure.ts';
import type { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';
import { readAddress } from '#core/tenancy/link-rules/read-address.pure.ts';

const KNOWN = new Set(KNOWN_LINKS.map(({ slug }) => slug));

/** A link that can be kept; with no more than its own words where nobody knows its network. */
export interface ReadLink extends Omit<IdentifiedLink, 'network'> {
  /** A rule of the owner says that it is for the very type of service that is asked for. */
  isForType?: boolean;
}

export interface LinkTerms {
  rules: LinkRules;
  /** Of the service that somebody wants the link for. */
  typeId?: number | undefined;
}

/**
 * The network of the registry that one of an instance is: its owner may call it anything, so it is
 * told by what a link of it looks like, and by its mark where no link is shown.
 */
export function knownNetwork({
  url_placeholder: example,
  icon,
}: Pick<LinkedNetwork, 'url_placeholder' | 'icon'>): string | undefined {
  const host = readAddress(example)?.host;
  if (host === undefined) return KNOWN.has(icon) ? icon : undefined;
  return KNOWN_REGISTRY.siteOf(host)?.network.slug;
}

/** Reads a text entered for this network: a link or only a name. */
export function readLinkOf(
  network: LinkedNetwork,
  text: string,
  { rules, typeId }: LinkTerms,
): ReadLink | LinkProblem | 'other_network' {
  const ruled = rules.read(text, { network: network.slug, typeId });
  if (typeof ruled === 'object') return ruled;
  const known = knownNetwork(network);
  const link = identifyLink(text, { registry: KNOWN_REGISTRY, network: known });
  if (known === undefined && ruled !== undefined) return ruled;
  if (known === undefined) return readOwnLink(network, text, link);
  if (typeof link === 'string') return link;
  return link.network === known ? link : 'other_network';
}

/** Of a network that only its owner knows, a link is whatever stands on the host of the example. */
function readOwnLink(
  { id, url_placeholder: example }: LinkedNetwork,
  text: string,
  known: IdentifiedLink | LinkProblem,
): ReadLink | LinkProblem | 'other_network' {
  const address = readAddress(text);
  if (!address) return 'unreadable';
  const host = readAddress(example)?.host;
  if (host !== undefined && bare(address.host) !== bare(host)) {
    if (typeof known !== 'string') return 'other_network';
    return known === 'shortened' ? known : 'unknown_network';
  }
  const path = address.steps.map(encodeURIComponent).join('/').replaceAll('%40', '@');
  const query = address.query.size === 0 ? '' : `?${address.query}`;
  const url = `https://${address.host}/${path}${query}`;
  return { shape: 'page', url, key: `${id}:page:${url}` };
}

const bare = (host: string) => host.replace(/^www\./, '');
