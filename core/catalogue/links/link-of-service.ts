import type { LinkedService } from '#core/catalogue/services/link-examples.ts';
import type { PlainCode } from '#core/errors.ts';
import { accepts, acceptedShapes } from './accepted-link.ts';
import type { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';
import { readLinkOf, type ReadLink } from './network-of-link.ts';

const PROBLEMS = {
  unreadable: 'link_unreadable',
  shortened: 'link_shortened',
  unknown_network: 'link_elsewhere',
  other_network: 'link_elsewhere',
  unknown_page: 'link_page',
} as const satisfies Record<string, PlainCode>;

/** The link that a service is ordered for, nothing where it needs none, or why it cannot be. */
export function linkOfService(
  service: LinkedService,
  text: string,
  rules: LinkRules,
): ReadLink | PlainCode | null {
  if (text.trim() === '') return service.url_is_required ? 'required' : null;
  const terms = { rules, typeId: service.service_type_id };
  const link = readLinkOf(service, text, terms);
  if (typeof link === 'string') return PROBLEMS[link];
  return accepts(acceptedShapes(service, [service.example_link], terms), link) ? link : 'link_page';
}
