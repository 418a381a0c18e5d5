import { createRoute } from '@hono/zod-openapi';
import { AppError } from '#core/errors.ts';
import { callerOf } from '#core/http/caller.ts';
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
import type { AccountDeps } from '../account-deps.ts';
import { requireCustomer } from '../current-customer.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { sendSession } from './send-session.ts';
import { logoutBody, sessionAnswer, sessionList, sessionPath } from './session.contract.ts';

const tags = ['Session'];

const refresh = createRoute({
  method: 'get',
  path: '/refresh',
  operationId: 'refreshSession',
  tags,
  summary: 'A new token for the one that is sent, which is good for ten seconds more.',
  security: BEARER,
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(sessionAnswer, 'The token stands in the authorization header.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

const logout = createRoute({
  method: 'post',
  path: '/logout',
  operationId: 'logOut',
  tags,
  summary: 'Ends this session, or those on all devices.',
  security: BEARER,
  request: { query: localeQuery, body: { ...jsonBody(logoutBody), required: false } },
  responses: { 204: doneAnswer, ...refusals(['unauthorized', 'validation_failed']) },
});

const list = createRoute({
  method: 'get',
  path: '/api/v1/profile/sessions',
  operationId: 'listSessions',
  tags,
  summary: 'The devices that the customer is logged in on.',
  security: BEARER,
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(sessionList, 'The latest first.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

const revoke = createRoute({
  method: 'delete',
  path: '/api/v1/profile/sessions/{sessionId}',
  operationId: 'revokeSession',
  tags,
  summary: 'Logs one device out.',
  security: BEARER,
  request: { query: localeQuery, params: sessionPath },
  responses: {
    204: doneAnswer,
    ...refusals(['unauthorized', 'owner_only', 'not_found', 'validation_failed']),
  },
});

export function sessionRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(refresh, async (c) =>
    sendSession(c, await refreshSession(deps, callerOf(c), c.req.header('authorization'))),
  );

  api.openapi(logout, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed' });
    const { id: customerId, sessionId } = caller.customer;
    const { everywhere = false } = c.req.valid('json');
    // Staff who look through a customer's eyes log nobody out but themselves.
    const isAll = everywhere && caller.customer.impersonatorId === undefined;
    const reason = isAll ? 'logged_out_everywhere' : 'logged_out';
    await deps.db.inInstance(caller.instanceId, (trx) =>
      endSessions({ ...deps, trx }, caller, {
        customerId,
        reason,
        ...(!isAll && { id: sessionId }),
      }),
    );
    return sendDone(c);
  });

  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed' });
    return sendPrivate(c, { data: await listSessions(deps, caller) });
  });

  api.openapi(revoke, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed', impersonated: 'refused' });
    const id = BigInt(c.req.valid('param').sessionId);
    const ended = await deps.db.inInstance(caller.instanceId, (trx) =>
      endSessions({ ...deps, trx }, caller, {
        customerId: caller.customer.id,
        reason: 'revoked',
        id,
      }),
    );
    if (ended === 0) throw new AppError('not_found');
    return sendDone(c);
  });
}
