import { createRoute } from '@hono/zod-openapi';
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
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startTwoFactor } from './start-two-factor.ts';
import {
  confirmTwoFactorBody,
  provenTwoFactorBody,
  recoveryCodes,
  startTwoFactorBody,
  twoFactorSetup,
  twoFactorState,
} from './two-factor.contract.ts';
import { countRecoveryCodes, hasTwoFactor } from './two-factor.store.ts';

const PATH = '/api/v1/profile/two-factor';
const tags = ['Two-factor'];
const refused = refusals([
  'unauthorized',
  'account_frozen',
  'conflict',
  'owner_only',
  'validation_failed',
  'too_many_requests',
]);

const state = createRoute({
  method: 'get',
  path: PATH,
  operationId: 'getTwoFactor',
  tags,
  summary: 'Whether signing in asks for a code, and how many recovery codes are left.',
  security: BEARER,
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(twoFactorState, 'As it is now.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

const start = createRoute({
  method: 'post',
  path: PATH,
  operationId: 'startTwoFactor',
  tags,
  summary: 'A secret for the authenticator app; nothing changes until a code of it is confirmed.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(startTwoFactorBody) },
  responses: { 200: jsonAnswer(twoFactorSetup, 'Shown this once.'), ...refused },
});

const confirm = createRoute({
  method: 'post',
  path: `${PATH}/confirm`,
  operationId: 'confirmTwoFactor',
  tags,
  summary: 'Turns two-factor sign-in on and logs all other devices out.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(confirmTwoFactorBody) },
  responses: { 200: jsonAnswer(recoveryCodes, 'Shown this once.'), ...refused },
});

const disable = createRoute({
  method: 'post',
  path: `${PATH}/disable`,
  operationId: 'disableTwoFactor',
  tags,
  summary: 'Turns two-factor sign-in off.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(provenTwoFactorBody) },
  responses: { 204: doneAnswer, ...refused },
});

const renew = createRoute({
  method: 'post',
  path: `${PATH}/recovery-codes`,
  operationId: 'renewRecoveryCodes',
  tags,
  summary: 'New recovery codes in place of the old ones.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(provenTwoFactorBody) },
  responses: { 200: jsonAnswer(recoveryCodes, 'Shown this once.'), ...refused },
});

export function twoFactorRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(state, async (c) => {
    const { instanceId, customer } = await requireCustomer(c, { frozen: 'allowed' });
    const owner = { instanceId, id: customer.id };
    const data = await deps.db.inInstance(instanceId, async (trx) => ({
      is_enabled: await hasTwoFactor(trx, owner),
      recovery_codes_left: await countRecoveryCodes(trx, owner),
    }));
    return sendPrivate(c, { data });
  });

  api.openapi(start, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { current_password } = c.req.valid('json');
    return sendPrivate(c, { data: await startTwoFactor(deps, caller, current_password) });
  });

  api.openapi(confirm, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const codes = await confirmTwoFactor(deps, caller, c.req.valid('json').code);
    return sendPrivate(c, { data: { recovery_codes: codes } });
  });

  api.openapi(disable, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { current_password: password, code } = c.req.valid('json');
    await disableTwoFactor(deps, caller, { password, code });
    return sendDone(c);
  });

  api.openapi(renew, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { current_password: password, code } = c.req.valid('json');
    const codes = await renewRecoveryCodes(deps, caller, { password, code });
    return sendPrivate(c, { data: { recovery_codes: codes } });
  });
}
