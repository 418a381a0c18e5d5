import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { Limit } from '#core/limits/limit.pure.ts';
import { spendTries } from '#core/limits/rate-limit.ts';
import { draftAnswer, draftPath, keepDraftBody, keptDraftAnswer } from './order-draft.contract.ts';
import { getDraft, keepDraft } from './order-drafts.ts';

const KEPT: Limit = { name: 'order-drafts-kept', capacity: 30, refillSeconds: 10 };

const tags = ['Orders'];
const refused = ['unauthorized', 'account_frozen', 'validation_failed'] as const;

const keep = createRoute({
  method: 'post',
  path: '/api/v1/order-drafts',
  operationId: 'keepOrderDraft',
  tags,
  summary: 'Keeps the fields of an order form for a week, for a customer who leaves it.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(keepDraftBody) },
  responses: {
    200: jsonAnswer(keptDraftAnswer, 'What it is found by; the latest ten are kept.'),
    ...refusals([...refused, 'bad_request', 'payload_too_large', 'too_many_requests']),
  },
});

const read = createRoute({
  method: 'get',
  path: '/api/v1/order-drafts/{draftId}',
  operationId: 'getOrderDraft',
  tags,
  summary: 'The fields of an order form that the customer has left.',
  security: BEARER,
  request: { query: localeQuery, params: draftPath },
  responses: {
    200: jsonAnswer(draftAnswer, 'As they were sent.'),
    ...refusals([...refused, 'not_found']),
  },
});

export function orderDraftRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(keep, async (c) => {
    const caller = await requireCustomer(c);
    const { instanceId, customer } = caller;
    await spendTries(deps, [{ instanceId, limit: KEPT, subject: String(customer.id) }]);
    const id = await keepDraft(deps, caller, c.req.valid('json').entries);
    return sendPrivate(c, { data: { id: Number(id) } });
  });

  api.openapi(read, async (c) => {
    const caller = await requireCustomer(c);
    const { draftId } = c.req.valid('param');
    if (!/^[1-9]\d{0,14}$/.test(draftId)) throw new AppError('not_found');
    const entries = await getDraft(deps, caller, BigInt(draftId));
    return sendPrivate(c, { data: { id: Number(draftId), entries } });
  });
}
