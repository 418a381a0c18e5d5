import type { AppLoadContext } from '@remix-run/node';
import { hasFramedBanners } from '#app/lib/banners/banners.server.ts';
import { toolSources } from '#app/lib/declared/allowed-tools.server.ts';
import { imageOrigins } from '#app/lib/http/image-origins.ts';
import { frameOrigins } from '#app/lib/pages/site-view.ts';
import {
  isFollowedPage,
  isStaffPage,
  isStudioPage,
  isToolFree,
  isWidgetPage,
} from '#app/lib/pages/closed-paths.server.ts';
import type { Texts } from '#core/deps.ts';
import { languageTag } from '#locales/languages.ts';
import { appendVary } from '../http/compression.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { slotSources } from '../custom-code/slot-sources.ts';
import { plainPage } from './last-resort.ts';
import type { PanelVisit } from './page-context.ts';

type FinishedVisit = Pick<PanelVisit, 'options' | 'address' | 'url'> & { context: AppLoadContext };

/** Adds what an answer of the panel carries, whatever page it is. */
export function finish(response: Response, page: FinishedVisit): Response {
  const { context, options, address, url } = page;
  const isHtml = isHtmlPage(response);
  const isData = url.pathname.endsWith('.data');
  const failed = response.status >= 500 && !isHtml && !isData;
  const answer = failed ? lastResort(options.texts, context, response.status) : response;
  const { headers } = answer;
  if (answer.status === 503 && !headers.has('retry-after')) headers.set('retry-after', '5');
  const { session, cart, flash, wish, source, affiliate } = context;
  for (const changed of [session, cart, flash, wish, source, affiliate]) {
    const cookie = changed.cookie();
    if (cookie) headers.append('set-cookie', cookie);
  }
  if ([isStaffPage, isStudioPage, isFollowedPage].some((isIt) => isIt(url.pathname))) {
    headers.set('cache-control', 'no-store');
  } else if (!headers.has('cache-control')) {
    headers.set('cache-control', 'private, no-cache');
  }
  if (isData) return answer;
  headers.set('content-language', languageTag(address.language));
  appendVary(headers, 'Cookie');
  appendVary(headers, 'Accept-Language');
  // The address may hold the secret of a mail, which a counter would read off the page after it.
  if (isToolFree(url.pathname)) headers.set('referrer-policy', referrerPolicyOf(page));
  // Whatever asked for it: what a form answers is a page as well.
  if (isHtml && !headers.has('content-security-policy')) {
    headers.set('content-security-policy', policyOf(page));
  }
  return answer;
}

export function isHtmlPage({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

/** The error screen itself failed, or what was asked for is no page and has none. */
export function lastResort(texts: Texts, context: AppLoadContext, status: number): Response {
  const { language, requestId, frame } = context;
  return plainPage({
    status,
    language,
    title: texts(language, 'server:lastResort.title'),
    text: texts(language, 'server:lastResort.text'),
    home: texts(language, 'server:lastResort.home'),
    detail: requestId,
    framedBy: frame && '*',
  });
}

/**
 * A signed link is told to nobody. Without https some browsers say where a form was sent from by its
 * origin alone, which no-referrer would take away.
 */
function referrerPolicyOf({ context, url }: FinishedVisit): string {
  if (!isFollowedPage(url.pathname)) return 'strict-origin';
  return context.secure ? 'no-referrer' : 'same-origin';
}

export function policyOf({
  context,
  url,
  options,
}: Pick<FinishedVisit, 'context' | 'url' | 'options'>): string {
  const { instance, nonce, preview, frame } = context;
  return contentSecurityPolicy({
    nonce,
    themeHash: instance.theme.sha256,
    sources: [
      { 'img-src': imageOrigins(instance) },
      url.pathname.endsWith('/site-view') ? { 'frame-src': frameOrigins(instance.settings) } : {},
      hasFramedBanners(instance) && !isToolFree(url.pathname) ? { 'frame-src': ["'self'"] } : {},
      // The HTML of a mail, in a frame without scripts.
      options.dev && url.pathname.includes('/dev/mail/') ? { 'frame-src': ["'self'"] } : {},
      toolSources(instance.settings, context, url.pathname),
      slotSources(context, url.pathname),
      // The form of a partner, as their own page shows it.
      isWidgetPage(url.pathname) ? { 'frame-src': ["'self'"] } : {},
      // Drafts are shown in frames of these pages.
      isStudioPage(url.pathname) ? { 'frame-src': ["'self'"] } : {},
      // A draft goes on while it is looked at: its next picture may come from anywhere.
      preview ? { 'img-src': ['https:'], 'frame-src': ["'self'"] } : {},
      ...(context.opened ?? []),
    ],
    development: options.development,
    framedBy: preview ? ["'self'"] : frame && ["'self'", ...frame.origins],
  });
}
