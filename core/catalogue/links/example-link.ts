import type { LinkedNetwork } from '#core/catalogue/services/link-examples.ts';
import type { PlainCode } from '#core/errors.ts';
import { readLinkOf, type LinkTerms, type ReadLink } from './network-of-link.ts';

const PROBLEMS = {
  unreadable: 'link_unreadable',
  shortened: 'link_shortened',
  unknown_network: 'link_elsewhere',
  other_network: 'link_elsewhere',
  unknown_page: 'example_unknown',
} as const satisfies Record<string, PlainCode>;

/**
 * The link that a service can show as an example, or why it cannot: orders are for what leads to
 * the same kind of page, so one that nobody can read would say nothing.
 */
export function exampleLink(
  network: LinkedNetwork,
  text: string,
  terms: LinkTerms,
): ReadLink | PlainCode {
  const link = readLinkOf(network, text, terms);
  if (typeof link === 'string') return PROBLEMS[link];
  return /^https:\/\/\S+$/.test(link.url) ? link : 'link_unreadable';
}
