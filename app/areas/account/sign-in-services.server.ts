import type { AppLoadContext } from '@remix-run/node';
import { listSocialProviders } from '#core/accounts/social/social.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { isInside } from '#app/lib/http/link-target.ts';
import type { PolicySources } from '#app/lib/http/policy-sources.ts';
import type { SignInService } from './sign-in-services.ts';

/** The services that log visitors in here. Without them there is still the password. */
export async function signInServices(
  { core, language, affiliate, reportError }: AppLoadContext,
  { redirect = '/' }: { redirect?: string } = {},
): Promise<SignInService[]> {
  try {
    const { data } = await core.call(listSocialProviders);
    const query = new URLSearchParams({ locale: language });
    if (redirect !== '/') query.set('redirect', redirect);
    if (affiliate.code !== undefined) query.set('affiliate_code', affiliate.code);
    return data
      .filter(({ url }) => isInside(url))
      .map(({ provider, url, client_id: oneTapClient }) => ({
        provider,
        url: `${url}?${query.toString()}`,
        ...(oneTapClient !== undefined && { oneTapClient }),
      }));
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    reportError(error);
    return [];
  }
}

/** What the browser itself asks Google; no script of theirs runs beside a password. */
const ONE_TAP: PolicySources = { 'connect-src': ['https://accounts.google.com/gsi/'] };

/**
 * The client that one tap is for, and the policy opened for it. Google hears of nobody who has not
 * agreed, and a page that only brings data stands in a document whose policy is made.
 */
export function openOneTap(
  { consent, opened }: AppLoadContext,
  services: readonly SignInService[],
): string | undefined {
  const client = services.find(({ oneTapClient }) => oneTapClient)?.oneTapClient;
  if (client === undefined || consent?.analytics !== 'granted' || !opened) return undefined;
  opened.push(ONE_TAP);
  return client;
}
