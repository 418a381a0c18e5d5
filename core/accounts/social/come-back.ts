import { panelBase } from '#core/platform/http/panel-base.pure.ts';
import type { Language } from '#locales/languages.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { hashMark } from '#core/accounts/one-time/browser-cookie.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import { recordRefusedToken } from '#core/accounts/one-time/refuse-token.ts';
import { enterBySocial } from './enter-by-social.ts';
import { endRoundTrip } from './round-trip.ts';
import type { SocialError } from './social.contract.ts';
import type { SocialService } from './social-service.ts';

interface Answered {
  service: SocialService;
  state: string;
  /** What the cookie of the way there holds. */
  browser: string;
  query: Record<string, unknown>;
}

/** Where a visitor is sent on return from a service: into the panel, or to the reason why not. */
export async function comeBack(
  deps: AccountDeps,
  caller: Caller,
  { service, state, browser, query }: Answered,
): Promise<string> {
  const { provider } = service;
  const { instanceId } = caller;
  const trip = await endRoundTrip(deps, caller, { provider, state, browser });
  if (!trip) {
    await recordRefusedToken(deps, caller, 'social_state');
    return loginPath(caller, { 'social-error': 'refused' });
  }
  const failed = (error: SocialError) => loginPath(trip, { 'social-error': error });
  const person = await service.readPerson(query, trip).catch((err: unknown) => {
    deps.log.warn({ err, provider }, 'A service for signing in could not be asked');
    return 'unavailable' as const;
  });
  if (person === 'unavailable') return failed('unavailable');
  if (!person) return failed('refused');
  const { connecting, affiliateCode, language } = trip;
  if (connecting) {
    const { customerId, redirectPath } = connecting;
    const payload = { provider, person };
    const token = await deps.db.inInstance(instanceId, (trx) =>
      issueToken({ ...deps, trx }, { instanceId, purpose: 'confirm_social', customerId, payload }),
    );
    const target = new URL(redirectPath, trip.origin);
    target.searchParams.set('social', token);
    return target.pathname.replace(/^\/+/, '/') + target.search;
  }
  const entry = { provider, person, affiliateCode };
  const customer = await enterBySocial(deps, { ...caller, language }, entry);
  if (!customer) return failed('taken');
  // Whoever is led to this address of another's is another browser, and is not signed in by it.
  const payload = { browser: hashMark(browser) };
  const customerId = customer.id;
  const token = await deps.db.inInstance(instanceId, (trx) =>
    issueToken({ ...deps, trx }, { instanceId, purpose: 'log_in', customerId, payload }),
  );
  return loginPath(trip, { token });
}

function loginPath(
  { language, redirect }: { language: Language; redirect?: string | undefined },
  said: Record<string, string>,
): string {
  const query = new URLSearchParams({ ...said, ...(redirect !== undefined && { redirect }) });
  return `${panelBase(language)}/login?${query.toString()}`;
}
