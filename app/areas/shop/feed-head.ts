import type { MetaDescriptor } from '@remix-run/node';
import type { ChangeLinks } from './change-links.server.ts';

/** Tells readers of feeds where those of the changes are. */
export function feedHead(links: ChangeLinks | undefined): MetaDescriptor[] {
  if (!links?.isListed) return [];
  const { title, atom, json } = links;
  const feed = (type: string, href: string) => ({
    ...{ tagName: 'link' as const, rel: 'alternate', type, title, href },
  });
  return [feed('application/atom+xml', atom), feed('application/feed+json', json)];
}
