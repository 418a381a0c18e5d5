import type { MetaDescriptor } from '@remix-run/node';
import type { PageText } from './page.server.ts';

type HeadText = Pick<PageText, 'panelName' | 'metaTitle' | 'metaDescription' | 'noIndex'>;

/** The head of a page: its title with the brand behind it, and its description. */
export function pageHead(page: HeadText | undefined): MetaDescriptor[] {
  if (!page) return [];
  const title = `${page.metaTitle} · ${page.panelName}`;
  return [
    { title },
    { name: 'description', content: page.metaDescription },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.metaDescription },
    { property: 'og:site_name', content: page.panelName },
    { property: 'og:type', content: 'website' },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
