import { createRoute } from '@hono/zod-openapi';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import { requireStaff } from '#core/accounts/require-staff.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import {
  payBody,
  payoutAnswer,
  payoutPath,
  payoutsAnswer,
  payoutsQuery,
} from './payout.contract.ts';
import { listPayouts, payPayout } from './staff-payouts.ts';

const refused = [
  'unauthorized',
  'not_found',
  'owner_only',
  'account_frozen',
  'validation_failed',
] as const;

const list = createRoute({
  method: 'get',
  path: '/api/v1/staff/payouts',
  operationId: 'listPayouts',
  tags: ['Staff'],
  summary: 'What is owed to customers who have left, the oldest first.',
  security: staffOnly('payments.moderate'),
  request: { query: payoutsQuery },
  responses: { 200: jsonAnswer(payoutsAnswer, 'A page of them.'), ...refusals(refused) },
});

const pay = createRoute({
  method: 'post',
  path: '/api/v1/staff/payouts/{payoutId}/pay',
  operationId: 'payPayout',
  tags: ['Staff'],
  summary: 'The money has left; forgets whose it was.',
  security: staffOnly('payments.moderate'),
  request: {
    query: localeQuery,
    params: payoutPath,
    body: { ...jsonBody(payBody), required: false },
  },
  responses: {
    200: jsonAnswer(payoutAnswer, 'As it is now.'),
    ...refusals([...refused, 'bad_request', 'already_decided', 'confirmation_needed']),
    ...refusals(['payload_too_large']),
  },
});

export function payoutRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireStaff(c, 'payments.moderate');
    return sendPrivate(c, await listPayouts(deps, caller, c.req.valid('query')));
  });

  api.openapi(pay, async (c) => {
    const caller = await requireStaff(c, 'payments.moderate');
    const { payoutId: idInPath } = c.req.valid('param');
    const { confirmed_amount: confirmed } = c.req.valid('json');
    return sendPrivate(c, { data: await payPayout(deps, caller, { idInPath, confirmed }) });
  });
}
