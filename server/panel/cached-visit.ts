import { isReservedSlug } from '#core/tenancy/instances/reserved-slugs.pure.ts';
import { splitPanelPath } from '#app/lib/i18n/languages.ts';
import type { PageCode } from '#app/lib/custom-code/page-code.ts';
import type { PageKey } from '../page-cache/page-memory.ts';
import type { PanelVisit } from './page-context.ts';
import { isAnybody } from './visitor-choices.ts';

export type CachedVisit = Pick<
  PanelVisit,
  'visitor' | 'instance' | 'address' | 'url' | 'cookies' | 'choices'
>;

/** Longer ones are no filters that somebody shared. */
const MOST_QUERY = 400;
/** These do something once, and lead elsewhere. */
const ONE_TIME = ['token', 'locale', '_data'];

/** Whether a request is for a page that says the same to every guest. */
export function isKept({ url, cookies, instance }: CachedVisit): boolean {
  if (url.search.length > MOST_QUERY) return false;
  if (ONE_TIME.some((name) => url.searchParams.has(name))) return false;
  const { path } = splitPanelPath(url.pathname);
  const isPublic =
    path === '/' ||
    /^\/services\/[\w-]+$/.test(path) ||
    /^\/api\/documentation(?:\/[\w-]+)?$/.test(path) ||
    isPageOfOwner(path.slice(1), instance);
  return isPublic && isAnybody(cookies);
}

/** What an owner calls as a page of the panel stays that page. */
const isPageOfOwner = (slug: string, { pagesBySlug }: CachedVisit['instance']): boolean =>
  pagesBySlug.has(slug) && !isReservedSlug(slug);

/** All that such a page depends on, besides the catalogue: its changes are told. */
export function pageKey(page: CachedVisit, customCode: PageCode | undefined): PageKey {
  const { visitor, instance, address, url, choices } = page;
  const { theme, currency, consent, chatIsOpened, drawer, servicesView } = choices;
  const parts = [
    visitor.hostname,
    visitor.host,
    visitor.publicHost,
    visitor.scheme,
    instance.revision,
    address.locale,
    url.pathname,
    url.search,
    theme,
    currency,
    consent?.analytics,
    consent?.advertising,
    chatIsOpened,
    drawer.isMini,
    drawer.opensOnHover,
    servicesView,
    customCode && ('url' in customCode ? customCode.url : customCode.kind),
  ];
  return { text: parts.join(' '), hasQuery: url.search !== '' };
}
