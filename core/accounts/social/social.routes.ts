import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { AppError } from '#core/errors.ts';
import { callerOf, type Caller } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import {
  BEARER,
  doneAnswer,
  jsonAnswer,
  jsonBody,
  sendDone,
  sendPrivate,
} from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { spendTries } from '#core/limits/rate-limit.ts';
import { requestedHost } from '#core/tenancy/requested-host.ts';
import type { AccountDeps } from '../account-deps.ts';
import { ASKED_BY_ADDRESS } from '../account-limits.ts';
import { requireCustomer } from '../current-customer.ts';
import { secondFactorNeeded } from '../login/login.contract.ts';
import { sendAdmission } from '../login/send-admission.ts';
import { markBrowser, markOfBrowser } from '../one-time/browser-cookie.ts';
import { sessionAnswer } from '../sessions/session.contract.ts';
import { comeBack } from './come-back.ts';
import { confirmConnecting, startConnecting } from './connect-social.ts';
import { disconnectSocial } from './disconnect-social.ts';
import { enterByOneTap } from './enter-by-one-tap.ts';
import { findProviders } from './identity.store.ts';
import { startRoundTrip } from './round-trip.ts';
import {
  callbackQuery,
  confirmConnectBody,
  connectAnswer,
  connectBody,
  connectionsAnswer,
  disconnectBody,
  oneTapBody,
  providerPath,
  providersAnswer,
  startQuery,
} from './social.contract.ts';
import type { SocialService } from './social-service.ts';
import { socialServices } from './social-services.ts';
import { fragmentPage } from './telegram.ts';

const tags = ['Social sign-in'];

const providers = createRoute({
  method: 'get',
  path: '/api/v1/socialite/providers',
  operationId: 'listSocialProviders',
  tags,
  summary: 'The services that sign customers in here.',
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(providersAnswer, 'Empty until the deployment has their keys.'),
    ...refusals(['validation_failed']),
  },
});

const leave = createRoute({
  method: 'get',
  path: '/socialite/{provider}',
  operationId: 'startSocialSignIn',
  tags,
  summary: 'Leads the visitor to the service.',
  request: { query: localeQuery.extend(startQuery.shape), params: providerPath },
  responses: {
    302: { description: 'To the service.' },
    ...refusals(['not_found', 'validation_failed', 'too_many_requests']),
  },
});

const back = createRoute({
  method: 'get',
  path: '/socialite/{provider}/callback',
  operationId: 'endSocialSignIn',
  tags,
  summary: 'Where the service sends the visitor back to.',
  request: { query: localeQuery.extend(callbackQuery.shape).loose(), params: providerPath },
  responses: {
    200: {
      description: 'A page that sends on what stands behind the `#`, for who comes from Telegram.',
      content: { 'text/html': { schema: z.string() } },
    },
    302: { description: 'To the login, with `token` to exchange or `social-error`.' },
    ...refusals(['not_found', 'validation_failed', 'too_many_requests']),
  },
});

const oneTap = createRoute({
  method: 'post',
  path: '/login/google-one-tap',
  operationId: 'logInByOneTap',
  tags,
  summary: 'Logs in by the credential that Google hands to its button.',
  request: { query: localeQuery, body: jsonBody(oneTapBody) },
  responses: {
    200: jsonAnswer(sessionAnswer, 'The token stands in the authorization header.'),
    202: jsonAnswer(secondFactorNeeded, 'A code is asked for as well.'),
    ...refusals(['not_found', 'conflict', 'validation_failed', 'too_many_requests', 'unavailable']),
  },
});

const connect = createRoute({
  method: 'post',
  path: '/api/v1/socialite/connect',
  operationId: 'connectSocial',
  tags,
  summary: 'Where the customer goes to connect a service.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(connectBody) },
  responses: {
    200: jsonAnswer(connectAnswer, 'A path of this host.'),
    ...refusals(['unauthorized', 'account_frozen', 'owner_only', 'not_found', 'validation_failed']),
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/api/v1/socialite/confirm',
  operationId: 'confirmSocial',
  tags,
  summary: 'Connects the service that the customer has come back from.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(confirmConnectBody) },
  responses: {
    204: doneAnswer,
    ...refusals(['unauthorized', 'account_frozen', 'owner_only', 'validation_failed']),
  },
});

const connections = createRoute({
  method: 'get',
  path: '/api/v1/socialite/connections',
  operationId: 'listSocialConnections',
  tags,
  summary: 'The services that open the account of the customer.',
  security: BEARER,
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(connectionsAnswer, 'The one connected first stands first.'),
    ...refusals(['unauthorized', 'account_frozen', 'validation_failed']),
  },
});

const disconnect = createRoute({
  method: 'post',
  path: '/api/v1/socialite/disconnect',
  operationId: 'disconnectSocial',
  tags,
  summary: 'Lets a service open the account no longer.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(disconnectBody) },
  responses: {
    204: doneAnswer,
    ...refusals([
      'unauthorized',
      'account_frozen',
      'owner_only',
      'validation_failed',
      'too_many_requests',
    ]),
  },
});

export function socialRoutes(api: CoreApi, deps: AccountDeps): void {
  const services = socialServices(deps);
  const serviceOf = finder(services);
  oneTapRoutes(api, deps, serviceOf);
  connectRoutes(api, deps, serviceOf);

  api.openapi(providers, (c) => {
    const host = requestedHost(c) ?? '';
    const data = services.map(({ provider, clientId, oneTapHosts }) => ({
      provider,
      url: `/socialite/${provider}`,
      ...(clientId !== undefined && oneTapHosts?.includes(host) && { client_id: clientId }),
    }));
    return sendPrivate(c, { data });
  });

  api.openapi(leave, async (c) => {
    const service = serviceOf(c.req.valid('param').provider);
    const caller = callerOf(c);
    await spendAsked(deps, caller);
    const { affiliate_code: affiliateCode, ...query } = c.req.valid('query');
    const start = { ...query, affiliateCode };
    const { address, browser } = await startRoundTrip(deps, caller, { service, start });
    markBrowser(c, caller.origin, browser);
    c.header('cache-control', 'no-store');
    return c.redirect(address, 302);
  });

  api.openapi(back, async (c) => {
    const service = serviceOf(c.req.valid('param').provider);
    const { state = '', ...query } = c.req.valid('query');
    if (service.provider === 'telegram' && query['tgAuthResult'] === undefined) {
      return fragmentPage();
    }
    const caller = callerOf(c);
    await spendAsked(deps, caller);
    const browser = markOfBrowser(c, caller.origin);
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(await comeBack(deps, caller, { service, state, browser, query }), 302);
  });
}

type ServiceOf = (provider: string) => SocialService;

function finder(services: readonly SocialService[]): ServiceOf {
  return (provider) => {
    const service = services.find((one) => one.provider === provider);
    if (!service) throw new AppError('not_found');
    return service;
  };
}

const spendAsked = (deps: AccountDeps, { instanceId, address }: Caller) =>
  spendTries(deps, [{ instanceId, limit: ASKED_BY_ADDRESS, subject: address }]);

function oneTapRoutes(api: CoreApi, deps: AccountDeps, serviceOf: ServiceOf): void {
  api.openapi(oneTap, async (c) => {
    const { clientId = '' } = serviceOf('google');
    const caller = callerOf(c);
    await spendAsked(deps, caller);
    return sendAdmission(
      c,
      await enterByOneTap(deps, caller, { clientId, ...c.req.valid('json') }),
    );
  });
}

function connectRoutes(api: CoreApi, deps: AccountDeps, serviceOf: ServiceOf): void {
  api.openapi(connect, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { provider, redirect_uri: redirectPath } = c.req.valid('json');
    serviceOf(provider);
    const url = await startConnecting(deps, caller, { provider, redirectPath });
    return sendPrivate(c, { data: { url } });
  });

  api.openapi(confirm, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await confirmConnecting(deps, caller, c.req.valid('json').token);
    return sendDone(c);
  });

  api.openapi(connections, async (c) => {
    const { instanceId, customer } = await requireCustomer(c);
    const owner = { instanceId, id: customer.id };
    const data = await deps.db.inInstance(instanceId, (trx) => findProviders(trx, owner));
    return sendPrivate(c, { data });
  });

  api.openapi(disconnect, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { provider, current_password: password } = c.req.valid('json');
    await disconnectSocial(deps, caller, { provider, password });
    return sendDone(c);
  });
}
