import type { AppLoadContext } from '@remix-run/node';
import { providersCall } from './account-calls.server.ts';
import { CoreError } from './core.server.ts';
import type { SignInService } from './sign-in-services.ts';

/** The services that log visitors in here. Without them there is still the password. */
export async function signInServices(
  { core, language, reportError }: AppLoadContext,
  { affiliateCode, redirect = '/' }: { affiliateCode?: string | undefined; redirect?: string } = {},
): Promise<SignInService[]> {
  try {
    const { data } = await core.call(providersCall);
    const query = new URLSearchParams({ locale: language });
    if (redirect !== '/') query.set('redirect', redirect);
    if (affiliateCode !== undefined) query.set('affiliate_code', affiliateCode);
    return data.map(({ provider, url }) => ({ provider, url: `${url}?${query.toString()}` }));
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    reportError(error);
    return [];
  }
}
