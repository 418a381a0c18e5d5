import {
  AFFILIATE_COOKIE,
  affiliateLinkIn,
  clickCookie,
  keepsClicks,
} from '#app/lib/session/affiliate-code.ts';
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import { countReferralClick } from '#core/growth/referrals/referral.operations.ts';
import { readCookie } from '../http/cookies.ts';
import { contextFor, type PanelVisit } from './page-context.ts';

/** Whether an address may have the code of somebody, before anything else is read of it. */
export const hasCode = (target: string): boolean => /[?&](?:ref|affiliate_code)=/.test(target);

/**
 * What a visitor carries from now on who came by the link of a customer: a Set-Cookie line beside
 * the page, which is the same for everybody. Who has not agreed to it carries nothing; the click is
 * counted for them as well, and nobody waits for it.
 */
export async function followLink(visit: PanelVisit): Promise<string | undefined> {
  const { url, cookies, choices, visitor } = visit;
  const link = affiliateLinkIn(url.searchParams);
  const secure = visitor.scheme === 'https';
  if (!link || readCookie(cookies, sessionCookieName(secure)) !== undefined) return undefined;
  const kept = readCookie(cookies, AFFILIATE_COOKIE);
  const isKept = kept?.startsWith(`${link.code.toLowerCase()}~${link.subId ?? ''}~`) === true;
  const isNew = !isKept && isArrival(visit);
  const isAgreed = keepsClicks(choices.consent);
  if (!isNew && (!isAgreed || isKept)) return undefined;
  const context = contextFor(visit);
  const body = { affiliate_code: link.code, sub_id: link.subId, is_new: isNew };
  const asked = context.core.call(countReferralClick, { body }).catch((error: unknown) => {
    context.reportError(error);
    return undefined;
  });
  if (!isAgreed) return undefined;
  const token = (await asked)?.data.token;
  return token == null ? undefined : clickCookie(token, secure);
}

/** Somebody has come by the link, and neither goes on within the panel nor only looks ahead. */
function isArrival({ request: { headers }, url, visitor }: PanelVisit): boolean {
  if (url.pathname.endsWith('.data') || headers.has('sec-purpose')) return false;
  const agent = headers.get('user-agent') ?? '';
  if (agent === '' || /bot|crawl|spider|preview|monitor/i.test(agent)) return false;
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from !== 'same-origin';
  return headers.get('referer')?.startsWith(`${visitor.scheme}://${visitor.host}/`) !== true;
}
