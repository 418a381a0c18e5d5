import type { MetaDescriptor } from '@remix-run/node';
import type { PageText } from './page.server.ts';

type HeadText = Pick<PageText, 'panelName' | 'metaTitle' | 'metaDescription' | 'noIndex'>;

/** A title with the brand behind it; a page that has no title of its own is called like the brand. */
export function titleOfBrand(title: string, panelName: string): string {
  return title === panelName ? panelName : `${title} · ${panelName}`;
}

/** The head of a page: its title with the brand behind it, and its description. */
export function pageHead(page: HeadText | undefined): MetaDescriptor[] {
  if (!page) return [];
  const title = titleOfBrand(page.metaTitle, page.panelName);
  const description = page.metaDescription;
  return [
    { title },
    { property: 'og:title', content: title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    { property: 'og:site_name', content: page.panelName },
    { property: 'og:type', content: 'website' },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
