import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { both } from '../wire-amounts.ts';
import { decideAtSandbox } from './decide.ts';
import { decideBody, sandboxAnswer, sandboxPath } from './sandbox.contract.ts';
import { findSandboxPayment, type SandboxPaymentRow } from './sandbox.store.ts';

const tags = ['Demo'];
const request = { query: localeQuery, params: sandboxPath };

const show = createRoute({
  method: 'get',
  path: '/api/v1/sandbox/payments/{reference}',
  operationId: 'getSandboxPayment',
  tags,
  summary: 'A payment as the sandbox has it; in demo mode only.',
  request,
  responses: {
    200: jsonAnswer(sandboxAnswer, 'Whoever knows its reference may see it.'),
    ...refusals(['not_found', 'validation_failed']),
  },
});

const decide = createRoute({
  method: 'post',
  path: '/api/v1/sandbox/payments/{reference}/decide',
  operationId: 'decideSandboxPayment',
  tags,
  summary: 'Decides what becomes of a payment at the sandbox; in demo mode only.',
  request: { ...request, body: { ...jsonBody(decideBody), required: false } },
  responses: {
    200: jsonAnswer(sandboxAnswer, 'Decided; what it tells is on its way.'),
    ...refusals(['bad_request', 'not_found', 'conflict', 'validation_failed']),
  },
});

export function sandboxRoutes(api: CoreApi, deps: Deps): void {
  const requireDemo = () => {
    if (!deps.isDemo) throw new AppError('not_found');
  };

  const answer = (c: Context<CoreEnv>, row: SandboxPaymentRow) =>
    sendPrivate(c, {
      data: {
        reference: row.reference,
        brand: currentInstance(c).name,
        ...both('amount', row.amount_micro),
        state: row.state,
        success_url: row.success_url,
        cancel_url: row.cancel_url,
      },
    });

  api.openapi(show, async (c) => {
    requireDemo();
    const ref = { instanceId: currentInstance(c).id, ...c.req.valid('param') };
    const row = await deps.db.inInstance(ref.instanceId, (trx) => findSandboxPayment(trx, ref));
    if (!row) throw new AppError('not_found');
    return answer(c, row);
  });

  api.openapi(decide, async (c) => {
    requireDemo();
    const ref = { instanceId: currentInstance(c).id, ...c.req.valid('param') };
    const { decision } = c.req.valid('json');
    return answer(c, await decideAtSandbox(deps, ref, decision));
  });
}
