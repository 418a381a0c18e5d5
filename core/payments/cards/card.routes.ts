import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
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
import { beginCard } from './begin-card.ts';
import {
  beginCardBody,
  cardAnswer,
  cardPath,
  cardsAnswer,
  cardSetupAnswer,
  setupPath,
} from './card.contract.ts';
import { getSetup } from './own-setup.ts';
import { listCards, makeDefault, removeCard } from './own-cards.ts';

const described = { tags: ['Money'], security: BEARER };
const PATH = '/api/v1/recurring-payments-methods';
const ofOne = ['unauthorized', 'not_found', 'validation_failed'] as const;

const list = createRoute({
  ...described,
  method: 'get',
  path: PATH,
  operationId: 'listLinkedCards',
  summary: 'The saved cards of the customer.',
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(cardsAnswer, 'Empty where there is none.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

const begin = createRoute({
  ...described,
  method: 'post',
  path: PATH,
  operationId: 'beginLinkedCard',
  summary: 'Leads to the page of a gateway where a card is saved; nothing is charged.',
  request: { query: localeQuery, body: jsonBody(beginCardBody) },
  responses: {
    201: jsonAnswer(cardSetupAnswer, 'Its url leads on.'),
    ...refusals([
      'bad_request',
      'unauthorized',
      'owner_only',
      'account_frozen',
      'validation_failed',
      'too_many_requests',
      'unavailable',
    ]),
  },
});

const setup = createRoute({
  ...described,
  method: 'get',
  path: '/api/v1/card-setups/{setupId}',
  operationId: 'getCardSetup',
  summary: 'What became of a card that was to be saved; its gateway is asked if need be.',
  request: { query: localeQuery, params: setupPath },
  responses: {
    200: jsonAnswer(cardSetupAnswer, 'With the card, once it is saved.'),
    ...refusals([...ofOne, 'account_frozen']),
  },
});

const choose = createRoute({
  ...described,
  method: 'post',
  path: `${PATH}/{cardId}/make-default`,
  operationId: 'makeLinkedCardDefault',
  summary: 'Makes a card the one that is chosen at first.',
  request: { query: localeQuery, params: cardPath },
  responses: {
    200: jsonAnswer(cardAnswer, 'As it is now.'),
    ...refusals([...ofOne, 'account_frozen', 'owner_only']),
  },
});

const remove = createRoute({
  ...described,
  method: 'delete',
  path: `${PATH}/{cardId}`,
  operationId: 'removeLinkedCard',
  summary: 'Removes a card, here at once and then at its gateway.',
  request: { query: localeQuery, params: cardPath },
  responses: { 204: doneAnswer, ...refusals([...ofOne, 'owner_only']) },
});

export function cardRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed' });
    return sendPrivate(c, { data: await listCards(deps, caller) });
  });

  api.openapi(begin, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const data = await beginCard(deps, caller, c.req.valid('json'));
    return c.json({ data }, 201, { 'cache-control': 'no-store' });
  });

  api.openapi(setup, async (c) => {
    const caller = await requireCustomer(c);
    const { setupId } = c.req.valid('param');
    return sendPrivate(c, { data: await getSetup(deps, caller, setupId) });
  });

  api.openapi(choose, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { cardId } = c.req.valid('param');
    return sendPrivate(c, { data: await makeDefault(deps, caller, cardId) });
  });

  api.openapi(remove, async (c) => {
    // Whoever is frozen can still take back what was given away.
    const caller = await requireCustomer(c, { frozen: 'allowed', impersonated: 'refused' });
    await removeCard(deps, caller, c.req.valid('param').cardId);
    return sendDone(c);
  });
}
