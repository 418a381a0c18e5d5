import type { AppLoadContext } from '@remix-run/node';
import { listServices } from '#core/catalogue/services/service.operations.ts';
import { listDraftDocuments } from '#core/studio/drafts/draft.operations.ts';
import type { PageDocument } from '#instance-schema/generated/page-document.ts';
import { LAYOUTS, PAGES, type Page } from '#app/pages.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { localize } from '#app/lib/instance/localize.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { routeNameOf } from '#app/lib/pages/route-name.ts';

/** A page that a draft can be looked at on. */
export interface PreviewPage {
  path: string;
  name: string;
  /** Whether only customers see it. */
  isForCustomers: boolean;
}

export interface PreviewData {
  pages: PreviewPage[];
}

/** Ways through something that has begun, and frames around pages of others. */
const NOT_ALONE: ReadonlySet<string> = new Set([
  'site-view',
  'add-funds/success',
  'add-funds/error',
  'register/confirm',
  'orders/placed',
  'profile/email',
  'unsubscribe',
  'preview-notice',
]);

/** The pages of the caller's draft by their names, those of its owner's making last. */
export async function previewData(context: AppLoadContext): Promise<PreviewData> {
  const [{ data }, service] = await Promise.all([
    context.core.call(listDraftDocuments, { query: { kind: 'page' } }),
    withoutCore(context, () => anyService(context)),
  ]);
  // As they were typed: what is read of them is looked at below.
  const documents = data.map(({ body }) => body as Partial<PageDocument>);
  const titleOf = ({ title }: Partial<PageDocument>) => {
    const isText = typeof title === 'string' || (typeof title === 'object' && title !== null);
    return isText ? localize(title, context.language) : '';
  };
  const nameOf = (routeName: string) => {
    const own = documents.find((one) => one.slug === undefined && one.route_name === routeName);
    return own && titleOf(own);
  };
  const known = Object.entries<Page>(PAGES).flatMap(([path, page]): PreviewPage[] => {
    const place = placeOf(path, page, service);
    if (place === undefined) return [];
    const name = nameOf(routeNameOf(path.replaceAll(':', '')) ?? '') || place;
    return [{ path: place, name, isForCustomers: LAYOUTS[page.layout].login === 'always' }];
  });
  const own = documents.flatMap((one): PreviewPage[] => {
    if (typeof one.slug !== 'string' || one.slug === '') return [];
    const path = pagePath(':slug', { slug: one.slug });
    return [{ path, name: titleOf(one) || path, isForCustomers: false }];
  });
  return { pages: [...known, ...own] };
}

/** Where a page of the table can be looked at; undefined for what is none or has no example. */
function placeOf(path: string, page: Page, service: string | undefined): string | undefined {
  if (path === 'services/:slug') return service;
  const isAPage = page.layout !== 'blank' && page.layout !== 'staff';
  return isAPage && !/[:*]/.test(path) && !NOT_ALONE.has(path) ? `/${path}` : undefined;
}

async function anyService({ core }: AppLoadContext): Promise<string | undefined> {
  const { data } = await core.call(listServices, { query: { per_page: '1' } });
  const [first] = data;
  return first && pagePath('services/:slug', { slug: first.slug });
}
