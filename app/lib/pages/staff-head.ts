import type { MetaDescriptor } from '@remix-run/node';
import { titleOfBrand } from './page-head.ts';

/** The head of a page that nobody shall find by searching, such as all of staff. */
export function staffHead(
  page: { title: string; panelName: string } | undefined,
): MetaDescriptor[] {
  if (!page) return [];
  const title = titleOfBrand(page.title, page.panelName);
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
