import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { CoreApi, CurrentInstance } from '#core/platform/http/core-env.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { requestedHost } from '#core/platform/http/requested-host.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { settingsOf } from '#core/tenancy/instances/settings-of.ts';
import { readAffiliateCode } from '#core/accounts/customers/affiliate-code.ts';
import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { sendAdmission } from '#core/accounts/login/send-admission.ts';
import { markBrowser, markOfBrowser } from '#core/accounts/one-time/browser-cookie.ts';
import { comeBack } from './come-back.ts';
import { confirmConnecting, startConnecting } from './connect-social.ts';
import { disconnectSocial } from './disconnect-social.ts';
import { enterByOneTap } from './enter-by-one-tap.ts';
import { findProviders } from './identity.store.ts';
import { startRoundTrip } from './round-trip.ts';
import type { SocialService } from './social-service.ts';
import { isOfferedBy, socialServices } from './social-services.ts';
import * as operations from './social.operations.ts';
import { fragmentPage } from './telegram.ts';

export function socialRoutes(api: CoreApi, deps: AccountDeps): void {
  const all = socialServices(deps);
  const servicesOf = async (instance: CurrentInstance) => {
    const settings = await settingsOf(deps, instance);
    return all.filter((service) => isOfferedBy(settings, service));
  };
  const serviceOf = finder(servicesOf);
  oneTapRoutes(api, deps, serviceOf);
  connectRoutes(api, deps, serviceOf);

  handle(api, operations.listSocialProviders, async (_caller, _input, c) => {
    const host = requestedHost(c) ?? '';
    const services = await servicesOf(currentInstance(c));
    const data = services.map(({ provider, clientId, oneTapHosts }) => ({
      provider,
      url: `/socialite/${provider}`,
      ...(clientId !== undefined && oneTapHosts?.includes(host) && { client_id: clientId }),
    }));
    return { data };
  });

  handle(api, operations.startSocialSignIn, async (caller, { params, query: given }, c) => {
    const service = await serviceOf(currentInstance(c), params.provider);
    await spendAsked(deps, caller);
    const { affiliate_code: typed, ...query } = given;
    const { instanceId } = caller;
    const affiliateCode = await readAffiliateCode(deps, { instanceId, given: typed });
    const start = { ...query, affiliateCode };
    const { address, browser } = await startRoundTrip(deps, caller, { service, start });
    markBrowser(c, caller.origin, browser);
    c.header('cache-control', 'no-store');
    return c.redirect(address, 302);
  });

  handle(api, operations.endSocialSignIn, async (caller, { params, query: given }, c) => {
    const service = await serviceOf(currentInstance(c), params.provider);
    const { state = '', ...query } = given;
    if (service.provider === 'telegram' && query['tgAuthResult'] === undefined) {
      return fragmentPage();
    }
    await spendAsked(deps, caller);
    const browser = markOfBrowser(c, caller.origin);
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(await comeBack(deps, caller, { service, state, browser, query }), 302);
  });
}

type ServiceOf = (instance: CurrentInstance, provider: string) => Promise<SocialService>;

function finder(
  servicesOf: (instance: CurrentInstance) => Promise<readonly SocialService[]>,
): ServiceOf {
  return async (instance, provider) => {
    const services = await servicesOf(instance);
    const service = services.find((one) => one.provider === provider);
    if (!service) throw new AppError('not_found');
    return service;
  };
}

const spendAsked = (deps: AccountDeps, { instanceId, address }: Caller) =>
  spendTries(deps, [{ instanceId, limit: ASKED_BY_ADDRESS, subject: address }]);

function oneTapRoutes(api: CoreApi, deps: AccountDeps, serviceOf: ServiceOf): void {
  handle(api, operations.logInByOneTap, async (caller, { body }, c) => {
    const { clientId = '' } = await serviceOf(currentInstance(c), 'google');
    await spendAsked(deps, caller);
    return sendAdmission(c, await enterByOneTap(deps, caller, { clientId, ...body }));
  });
}

function connectRoutes(api: CoreApi, deps: AccountDeps, serviceOf: ServiceOf): void {
  handle(api, operations.connectSocial, async (caller, { body }, c) => {
    const { provider, redirect_uri: redirectPath } = body;
    await serviceOf(currentInstance(c), provider);
    return { data: { url: await startConnecting(deps, caller, { provider, redirectPath }) } };
  });

  handle(api, operations.confirmSocial, (caller, { body }) =>
    confirmConnecting(deps, caller, body.token),
  );

  handle(api, operations.listSocialConnections, async ({ instanceId, customer }) => {
    const owner = { instanceId, id: customer.id };
    return { data: await deps.db.inInstance(instanceId, (trx) => findProviders(trx, owner)) };
  });

  handle(api, operations.disconnectSocial, (caller, { body }) => {
    const { provider, current_password: password } = body;
    return disconnectSocial(deps, caller, { provider, password });
  });
}
