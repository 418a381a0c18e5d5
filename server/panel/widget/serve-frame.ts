import type { AppLoadContext } from '@remix-run/node';
import { CoreError } from '#app/lib/core/core.server.ts';
import { localizedPath, splitPanelPath } from '#app/lib/i18n/languages.ts';
import {
  isFollowedInFrame,
  isFramePath,
  type FrameView,
} from '#app/lib/widget-frame/frame-address.ts';
import type { WidgetFrame } from '#app/lib/widget-frame/widget-frame.ts';
import { getWidgetTerms } from '#core/growth/order-widgets/widget-call.operations.ts';
import { finish } from '../finish-page.ts';
import { plainPage } from '../last-resort.ts';
import { contextFor, type PanelVisit } from '../page-context.ts';
import { withoutOldDataParameter } from '../render-page.ts';

/**
 * The order form of a widget, in a frame on the site of its partner. Whoever looks at it is a guest:
 * no cookie is read and none is set.
 */
export async function serveFrame(visit: PanelVisit, view: FrameView): Promise<Response> {
  const { url, address, request } = visit;
  const { path } = splitPanelPath(url.pathname);
  if (!isFramePath(path)) return isInFrame(request) ? refusal(visit, 'gone') : leave(visit, path);
  // Nothing is acted on where the page of a partner could lay its own over it.
  if (isFollowedInFrame(path) && !/^(?:GET|HEAD)$/.test(request.method)) {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const context = guestContext(visit, view);
  const found = await findFrame(context, visit, view.token);
  if (found === 'gone' || found === 'away') return refusal(visit, found);
  const framed = { ...context, frame: found };
  const handle = (await visit.options.handlerFor())(address.basename, 'framed');
  const response = await handle(withoutOldDataParameter(visit), framed);
  const answer = finishFrame(finish(response, { ...visit, context: framed }));
  if (found.origins.length === 0) answer.headers.set('x-frame-options', 'SAMEORIGIN');
  return answer;
}

/** A link out of the frame opens a tab, where the page is that of the panel. */
function leave({ address, url }: PanelVisit, path: string): Response {
  const location = localizedPath(address.language, path) + url.search;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

const isInFrame = ({ headers }: Request) => /^i?frame$/.test(headers.get('sec-fetch-dest') ?? '');

function guestContext(visit: PanelVisit, view: FrameView): AppLoadContext {
  const { instance, options, choices } = visit;
  const { settings } = instance;
  const context = contextFor({
    ...visit,
    cookies: null,
    choices: {
      ...choices,
      theme: settings.darkModeAvailable ? (view.theme ?? settings.defaultTheme) : 'light',
      currency: settings.currencies.some(({ code }) => code === 'RUB' && code === view.currency)
        ? 'RUB'
        : 'USD',
      timeZone: undefined,
      consent: { analytics: 'denied', advertising: 'denied' },
      chatIsOpened: false,
    },
    options: {
      ...options,
      slots: { ...options.slots, pageCode: () => undefined },
      usesWorker: false,
    },
  });
  return { ...context, affiliate: { ...context.affiliate, code: undefined } };
}

async function findFrame(
  { core }: AppLoadContext,
  { log }: PanelVisit,
  token: string,
): Promise<WidgetFrame | 'gone' | 'away'> {
  try {
    const { data } = await core.call(getWidgetTerms, { query: { api_token: token } });
    return { token, origins: data.origins, minimum: data.minimum_purchase_amount };
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status < 500 && error.status !== 429) return 'gone';
    log.warn({ err: error }, 'widget not shown');
    return 'away';
  }
}

/** It has nothing to press, so it may be read on whatever site the form stood before. */
function refusal({ options, address }: PanelVisit, kind: 'gone' | 'away'): Response {
  const { language } = address;
  const say = kind === 'gone' ? 'widgetGone' : 'starting';
  const answer = plainPage({
    status: kind === 'gone' ? 404 : 503,
    language,
    title: options.texts(language, `server:${say}.title`),
    text: options.texts(language, `server:${say}.text`),
    framedBy: '*',
    ...(kind === 'away' && { retryAfterSeconds: 5 }),
  });
  return finishFrame(answer);
}

function finishFrame(answer: Response): Response {
  const { headers } = answer;
  headers.delete('set-cookie');
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
  headers.set('referrer-policy', 'strict-origin');
  return answer;
}
