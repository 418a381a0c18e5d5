import type { MetaDescriptor } from '@remix-run/node';

/** The head of a page that nobody shall find by searching, such as all of staff. */
export function staffHead(
  page: { title: string; panelName: string } | undefined,
): MetaDescriptor[] {
  if (!page) return [];
  return [{ title: `${page.title} · ${page.panelName}` }, { name: 'robots', content: 'noindex' }];
}
