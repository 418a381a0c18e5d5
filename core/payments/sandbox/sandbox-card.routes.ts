import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { decideCard } from './decide-card.ts';
import { CARD_BEHAVIOURS, decideCardBody, sandboxCardAnswer } from './sandbox-card.contract.ts';
import { findSandboxCard, type SandboxCardRow } from './sandbox-card.store.ts';
import { sandboxPath } from './sandbox.contract.ts';
import { TEST_CARDS } from './test-cards.ts';

const tags = ['Demo'];
const request = { query: localeQuery, params: sandboxPath };

const show = createRoute({
  method: 'get',
  path: '/api/v1/sandbox/cards/{reference}',
  operationId: 'getSandboxCard',
  tags,
  summary: 'A page of the sandbox where a card is saved; in demo mode only.',
  request,
  responses: {
    200: jsonAnswer(sandboxCardAnswer, 'Whoever knows its reference may see it.'),
    ...refusals(['not_found', 'validation_failed']),
  },
});

const decide = createRoute({
  method: 'post',
  path: '/api/v1/sandbox/cards/{reference}/decide',
  operationId: 'decideSandboxCard',
  tags,
  summary: 'Saves a test card at the sandbox, or declines to; in demo mode only.',
  request: { ...request, body: { ...jsonBody(decideCardBody), required: false } },
  responses: {
    200: jsonAnswer(sandboxCardAnswer, 'Decided; what it tells is on its way.'),
    ...refusals(['bad_request', 'not_found', 'conflict', 'validation_failed']),
  },
});

export function sandboxCardRoutes(api: CoreApi, deps: Deps): void {
  const requireDemo = () => {
    if (!deps.isDemo) throw new AppError('not_found');
  };

  const answer = (c: Context<CoreEnv>, row: SandboxCardRow) =>
    sendPrivate(c, {
      data: {
        reference: row.reference,
        brand: currentInstance(c).name,
        state: row.state,
        cards: CARD_BEHAVIOURS.map((behaviour) => {
          const { brand, lastFour } = TEST_CARDS[behaviour];
          return { behaviour, brand, last_four: lastFour };
        }),
        success_url: row.success_url,
        cancel_url: row.cancel_url,
      },
    });

  api.openapi(show, async (c) => {
    requireDemo();
    const ref = { instanceId: currentInstance(c).id, ...c.req.valid('param') };
    const row = await deps.db.inInstance(ref.instanceId, (trx) => findSandboxCard(trx, ref));
    if (!row) throw new AppError('not_found');
    return answer(c, row);
  });

  api.openapi(decide, async (c) => {
    requireDemo();
    const ref = { instanceId: currentInstance(c).id, ...c.req.valid('param') };
    const { decision } = c.req.valid('json');
    return answer(c, await decideCard(deps, ref, decision));
  });
}
