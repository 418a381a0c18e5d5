import type { AppLoadContext } from '@remix-run/node';
import { languageBase } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import { PREVIEW_COOKIE } from '#app/lib/studio-preview/preview-cookie.server.ts';
import type { CompiledDraft } from '#app/lib/studio-preview/compile-draft.server.ts';
import type { PreviewView } from '#app/lib/studio-preview/preview-address.ts';
import { languageTag } from '#locales/languages.ts';
import { readCookie } from '#server/http/cookies.ts';
import { isHtmlPage, lastResort, policyOf } from '../finish-page.ts';
import { plainPage } from '../last-resort.ts';
import { contextFor, type PanelVisit } from '../page-context.ts';
import { withoutOldDataParameter } from '../render-page.ts';
import { choicesOf } from '../visitor-choices.ts';
import type { FindDraft } from './drafts.ts';
import { previewCore } from './preview-core.ts';

/** A page of the draft that the visitor's cookie is for. */
export async function servePreview(
  visit: PanelVisit,
  view: PreviewView,
  findDraft: FindDraft,
): Promise<Response> {
  const { cookies, address, options } = visit;
  const token = readCookie(cookies, PREVIEW_COOKIE);
  const found = await findDraft({ ...visit, token, language: address.language });
  if (found.kind !== 'ready') return noDraft(visit, found.kind);
  const context = previewContext(visit, view, found.draft);
  const handle = (await options.handlerFor())(address.basename, 'preview');
  return finishPreview(await handle(withoutOldDataParameter(visit), context), visit, context);
}

/**
 * A guest of the draft, or whoever looks at it. Neither brings along what else their browser
 * carries, and nothing is counted.
 */
function previewContext(
  visit: PanelVisit,
  view: PreviewView,
  draft: CompiledDraft,
): AppLoadContext {
  const { options, choices: own, visitor } = visit;
  const { instance, version, problems, bannerKeys, pageKeys, blockIds } = draft;
  const name = sessionCookieName(visitor.scheme === 'https');
  const session = view.isCustomer ? readCookie(visit.cookies, name) : undefined;
  const chosen = choicesOf(view.isCustomer ? visit.cookies : null, instance);
  const slots = view.runsCode
    ? { ...options.slots, pageCode: options.slots.tryOut }
    : { ...options.slots, pageCode: () => undefined };
  const context = contextFor({
    ...visit,
    instance,
    cookies: session === undefined ? null : `${name}=${encodeURIComponent(session)}`,
    choices: {
      ...chosen,
      theme: view.theme ?? chosen.theme,
      timeZone: own.timeZone,
      consent: { analytics: 'denied', advertising: 'denied' },
      chatIsOpened: false,
    },
    options: {
      ...options,
      slots,
      coreFetch: previewCore(options.coreFetch),
      usesWorker: false,
    },
  });
  return { ...context, preview: { view, version, problems, bannerKeys, pageKeys, blockIds } };
}

/** Nothing that such an answer sets or shows is kept anywhere. */
function finishPreview(
  response: Response,
  { options, address, url }: PanelVisit,
  context: AppLoadContext,
): Response {
  const isData = url.pathname.endsWith('.data');
  const hasFailed = response.status >= 500 && !isData && !isHtmlPage(response);
  const answer = hasFailed ? lastResort(options.texts, context, response.status) : response;
  const { headers } = answer;
  headers.delete('set-cookie');
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
  headers.set('x-frame-options', 'SAMEORIGIN');
  if (isData) return answer;
  headers.set('content-language', languageTag(address.language));
  headers.set('referrer-policy', 'same-origin');
  if (isHtmlPage(answer) && !headers.has('content-security-policy')) {
    headers.set('content-security-policy', policyOf({ options, url, context }));
  }
  return answer;
}

/** Says so, with a way to open it anew. */
async function noDraft(visit: PanelVisit, kind: 'ended' | 'unavailable'): Promise<Response> {
  const { options, address, url } = visit;
  const { language, basename } = address;
  if (url.pathname.endsWith('.data')) {
    const handle = (await options.handlerFor())(basename, 'ended-preview');
    const answer = await handle(visit.request, contextFor({ ...visit, cookies: null }));
    answer.headers.set('cache-control', 'private, no-store');
    return answer;
  }
  const { texts } = options;
  const end = kind === 'ended' ? 'previewEnded' : 'starting';
  return plainPage({
    status: kind === 'ended' ? 410 : 503,
    language,
    title: texts(language, `server:${end}.title`),
    text: texts(language, `server:${end}.text`),
    home: texts(language, 'server:previewEnded.studio'),
    homeHref: languageBase(language) + pagePath('studio/preview'),
    framedBy: "'self'",
    ...(kind === 'unavailable' && { retryAfterSeconds: 5 }),
  });
}
