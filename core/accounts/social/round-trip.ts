import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { LANGUAGES } from '#locales/languages.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { hashMark } from '#core/accounts/one-time/browser-cookie.ts';
import { issueToken, takeToken } from '#core/accounts/one-time/one-time-token.ts';
import type { RoundTrip, SocialService } from './social-service.ts';

const random = () => randomBytes(32).toString('base64url');

const kept = z.object({
  provider: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Of the cookie: the way back is for the browser that went there. */
  browser: z.string(),
  language: z.enum(LANGUAGES),
  affiliateCode: z.string().optional(),
  /** Where the login leads. */
  redirect: z.string().optional(),
  /** Where a customer who connects a service goes on. */
  redirectPath: z.string().optional(),
});

export const connectPayload = z.object({ redirectPath: z.string() });

interface Start {
  affiliateCode?: string | undefined;
  redirect?: string | undefined;
  connect?: string | undefined;
}

export async function startRoundTrip(
  deps: AccountDeps,
  caller: Caller,
  { service, start }: { service: SocialService; start: Start },
): Promise<{ address: string; browser: string }> {
  const { instanceId, language } = caller;
  const { provider } = service;
  const { origin } = await readBrand(deps, caller);
  const [nonce, verifier, browser] = [random(), random(), random()];
  const state = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const taken =
      start.connect === undefined
        ? undefined
        : await takeToken(parts, { instanceId, purpose: 'connect_social', token: start.connect });
    const payload: z.infer<typeof kept> = {
      provider,
      nonce,
      verifier,
      browser: hashMark(browser),
      language,
      affiliateCode: start.affiliateCode,
      redirect: start.redirect,
      ...(taken && connectPayload.parse(taken.payload)),
    };
    const customerId = taken?.customerId ?? undefined;
    return issueToken(parts, { instanceId, purpose: 'social_state', customerId, payload });
  });
  const trip = { state, nonce, verifier, callback: callbackOf(origin, provider) };
  return { address: service.addressFor(trip), browser };
}

interface Returned extends RoundTrip {
  origin: string;
  language: Caller['language'];
  affiliateCode: string | undefined;
  redirect: string | undefined;
  /** Who connects the service, and where they go on; absent for a sign-in. */
  connecting: { customerId: bigint; redirectPath: string } | undefined;
}

/** What was kept when the visitor left; undefined for another browser and for a second time. */
export async function endRoundTrip(
  deps: AccountDeps,
  caller: Caller,
  given: { provider: string; state: string; browser: string },
): Promise<Returned | undefined> {
  const { instanceId } = caller;
  const { origin } = await readBrand(deps, caller);
  const taken = await deps.db.inInstance(instanceId, (trx) =>
    takeToken({ ...deps, trx }, { instanceId, purpose: 'social_state', token: given.state }),
  );
  if (!taken) return undefined;
  const { provider, browser, redirectPath, affiliateCode, redirect, ...trip } = kept.parse(
    taken.payload,
  );
  if (provider !== given.provider || browser !== hashMark(given.browser)) return undefined;
  const { customerId } = taken;
  return {
    ...trip,
    state: given.state,
    callback: callbackOf(origin, provider),
    origin,
    affiliateCode,
    redirect,
    connecting:
      customerId !== null && redirectPath !== undefined ? { customerId, redirectPath } : undefined,
  };
}

const callbackOf = (origin: string, provider: string) => `${origin}/socialite/${provider}/callback`;
