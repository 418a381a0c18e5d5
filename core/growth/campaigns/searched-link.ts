import { KNOWN_REGISTRY } from '#core/catalogue/links/known-networks.pure.ts';
import { identifyLink, type IdentifiedLink } from '#core/tenancy/link-rules/identify-link.pure.ts';
import type { FieldProblem } from '#core/errors.ts';
import { SEARCHED_NETWORK, SEARCHED_SHAPES } from './campaign-rules.pure.ts';

const CODES = {
  unreadable: 'link_unreadable',
  shortened: 'link_shortened',
  unknown_network: 'link_elsewhere',
  unknown_page: 'not_searched',
} as const;

/** A link of what a search can find, by its words alone: nobody is asked whether it is there. */
export function readSearched(text: string): IdentifiedLink | FieldProblem {
  const link = identifyLink(text, { registry: KNOWN_REGISTRY, network: SEARCHED_NETWORK });
  if (typeof link === 'string') return { code: CODES[link] };
  if (link.network !== SEARCHED_NETWORK) return { code: 'link_elsewhere' };
  return SEARCHED_SHAPES.has(link.shape) ? link : { code: 'not_searched' };
}
