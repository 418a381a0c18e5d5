import { renewSession } from '#app/lib/session/customer.server.ts';
import { fulfilWish } from '#app/lib/orders/favourites.server.ts';
import { appendVary } from '../http/compression.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { keepPage, type CachedPage } from '../page-cache/cached-page.ts';
import { finish, isHtmlPage } from './finish-page.ts';
import { contextFor, type PanelVisit } from './page-context.ts';

/** What Remix makes of a visit. */
export async function renderPage(visit: PanelVisit): Promise<Response> {
  const context = contextFor(visit);
  await renewSession(context);
  await fulfilWish(context);
  const handle = (await visit.options.handlerFor())(visit.address.basename);
  const response = await handle(withoutOldDataParameter(visit), context);
  return finish(response, { ...visit, context });
}

/**
 * Makes a page of what its key says and of nothing else that came with the request, so that nothing
 * in it can belong to anybody. What failed, even in part, is not a page to keep.
 */
export async function renderForAnybody(
  visit: PanelVisit,
): Promise<{ response: Response } | { page: CachedPage }> {
  const request = new Request(visit.url);
  // Whoever reads a page that is kept may live in any time zone.
  const choices = { ...visit.choices, timeZone: undefined };
  const context = contextFor({ ...visit, cookies: null, request, choices });
  let hasFailed = false;
  const watched = {
    ...context,
    reportError(error: unknown) {
      hasFailed = true;
      context.reportError(error);
    },
  };
  const handle = (await visit.options.handlerFor())(visit.address.basename);
  const response = finish(await handle(request, watched), { ...visit, context });
  const { headers } = response;
  const isWhole = response.status === 200 && isHtmlPage(response);
  if (!isWhole || headers.has('set-cookie')) return { response };
  const html = await response.text();
  if (hasFailed) return { response: new Response(html, { headers }) };
  addSecurityHeaders(headers, visit.visitor.scheme);
  appendVary(headers, 'Accept-Encoding');
  const { nonce, moment } = context;
  return { page: keepPage({ html, headers, nonce, until: moment.changesAt }) };
}

/** Remix still answers the way it asked for data long ago; nobody of ours does. */
export function withoutOldDataParameter({ request, url }: PanelVisit): Request {
  if (!url.searchParams.has('_data')) return request;
  const clean = new URL(url);
  clean.searchParams.delete('_data');
  return new Request(clean, request);
}
