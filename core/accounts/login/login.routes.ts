import { createRoute } from '@hono/zod-openapi';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { AccountDeps } from '../account-deps.ts';
import { markOfBrowser } from '../one-time/browser-cookie.ts';
import { oneTimeTokenBody } from '../one-time/one-time.contract.ts';
import { sendSession } from '../sessions/send-session.ts';
import { sessionAnswer } from '../sessions/session.contract.ts';
import { logIn } from './log-in.ts';
import { exchangeToken } from './exchange-token.ts';
import { loginBody, secondFactorBody, secondFactorNeeded } from './login.contract.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { sendAdmission } from './send-admission.ts';

const login = createRoute({
  method: 'post',
  path: '/login',
  operationId: 'logIn',
  tags: ['Session'],
  summary: 'Logs a customer in by e-mail and password.',
  request: { query: localeQuery, body: jsonBody(loginBody) },
  responses: {
    200: jsonAnswer(sessionAnswer, 'The token stands in the authorization header.'),
    202: jsonAnswer(secondFactorNeeded, 'The password is right; a code is asked for as well.'),
    ...refusals(['validation_failed', 'too_many_requests', 'unavailable']),
  },
});

const secondFactor = createRoute({
  method: 'post',
  path: '/login/second-factor',
  operationId: 'passSecondFactor',
  tags: ['Session'],
  summary: 'Ends a login that asked for a code of the app, or a recovery code.',
  request: { query: localeQuery, body: jsonBody(secondFactorBody) },
  responses: {
    200: jsonAnswer(sessionAnswer, 'The token stands in the authorization header.'),
    ...refusals(['validation_failed', 'too_many_requests']),
  },
});

const exchange = createRoute({
  method: 'post',
  path: '/login/exchange',
  operationId: 'exchangeLoginToken',
  tags: ['Session'],
  summary: 'A session for the `token` of a query, which is good once and for a minute.',
  request: { query: localeQuery, body: jsonBody(oneTimeTokenBody) },
  responses: {
    200: jsonAnswer(sessionAnswer, 'The token stands in the authorization header.'),
    202: jsonAnswer(secondFactorNeeded, 'A code is asked for as well.'),
    ...refusals(['validation_failed', 'too_many_requests']),
  },
});

export function loginRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(login, async (c) =>
    sendAdmission(c, await logIn(deps, callerOf(c), c.req.valid('json'))),
  );

  api.openapi(secondFactor, async (c) =>
    sendSession(c, await passSecondFactor(deps, callerOf(c), c.req.valid('json'))),
  );

  api.openapi(exchange, async (c) => {
    const caller = callerOf(c);
    const browserMark = markOfBrowser(c, caller.origin);
    return sendAdmission(
      c,
      await exchangeToken(deps, caller, { ...c.req.valid('json'), browserMark }),
    );
  });
}
