import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  deliveriesAnswer,
  deliveriesQuery,
  deliveryAnswer,
  deliveryPath,
  sentAnswer,
} from './deliveries/delivery.contract.ts';
import {
  changeEndpointBody,
  createEndpointBody,
  endpointAnswer,
  endpointPath,
  endpointsAnswer,
  newEndpointAnswer,
  replayBody,
  replayedAnswer,
  rotateSecretBody,
  webhookSecretPath,
} from './endpoints/endpoint.contract.ts';
import { ENDPOINTS_MADE, WEBHOOKS_ASKED } from './webhook-rules.pure.ts';

const tag = 'Webhooks';
const ALL = '/api/v1/webhook-endpoints';
const OWN = `${ALL}/{endpointId}`;
const DELIVERIES = `${OWN}/deliveries`;
const DELIVERY = `${DELIVERIES}/{deliveryId}`;

const look = { method: 'GET', tag, who: customer({ token: 'read' }) } as const;
const change = { tag, who: customer({ impersonated: 'refused' }) } as const;
const ofOne = { params: endpointPath, refuses: ['not_found'] } as const;
/** Nothing is sent to one that is disabled. */
const send = {
  method: 'POST',
  tag,
  who: customer({ impersonated: 'refused', token: 'manage' }),
  limit: WEBHOOKS_ASKED,
  refuses: ['not_found', 'conflict'],
} as const;

export const listWebhookEndpoints = operation({
  ...look,
  id: 'listWebhookEndpoints',
  path: ALL,
  summary: 'Where the customer is told of what happens, the latest first.',
  answer: endpointsAnswer,
  public: {},
});

export const createWebhookEndpoint = operation({
  ...change,
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: ALL,
  summary: 'One more address, with the secret that its deliveries are signed with.',
  limit: ENDPOINTS_MADE,
  body: createEndpointBody,
  status: 201,
  answer: newEndpointAnswer,
  answered: 'The endpoint and its secret, shown this once.',
});

export const changeWebhookEndpoint = operation({
  ...change,
  ...ofOne,
  id: 'changeWebhookEndpoint',
  method: 'PATCH',
  path: OWN,
  summary: 'Changes what is sent to it, and whether anything is; what is left out stays.',
  body: changeEndpointBody,
  bodyIsOptional: true,
  answer: endpointAnswer,
});

export const deleteWebhookEndpoint = operation({
  ...change,
  ...ofOne,
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: OWN,
  summary: 'Removes it with all that was sent to it.',
});

export const rotateWebhookSecret = operation({
  ...change,
  ...ofOne,
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: `${OWN}/secrets`,
  summary: 'A new secret; until the one before it is ended, deliveries are signed with both.',
  limit: ENDPOINTS_MADE,
  body: rotateSecretBody,
  bodyIsOptional: true,
  status: 201,
  answer: newEndpointAnswer,
  answered: 'The endpoint and its new secret, shown this once.',
});

export const endWebhookSecret = operation({
  ...change,
  id: 'endWebhookSecret',
  method: 'DELETE',
  path: `${OWN}/secrets/{webhookSecretId}`,
  summary: 'Ends one of two secrets; the last one stays.',
  params: webhookSecretPath,
  refuses: ['not_found', 'conflict'],
});

export const sendTestWebhook = operation({
  ...send,
  id: 'sendTestWebhook',
  path: `${OWN}/test`,
  summary: 'Sends an event that nothing has happened for.',
  params: endpointPath,
  answer: sentAnswer,
  answered: 'Its delivery, before the first attempt.',
  public: { params: { endpointId: '12' } },
});

export const replayWebhooks = operation({
  ...send,
  id: 'replayWebhooks',
  path: `${OWN}/replay`,
  summary: 'Sends the events of a while once more, also those that were never sent to it.',
  params: endpointPath,
  body: replayBody,
  bodyIsOptional: true,
  answer: replayedAnswer,
  public: { params: { endpointId: '12' }, body: { from: '2026-03-01T00:00:00.000Z' } },
});

export const listWebhookDeliveries = operation({
  ...look,
  ...ofOne,
  id: 'listWebhookDeliveries',
  path: DELIVERIES,
  summary: 'What was and is sent to an endpoint.',
  query: deliveriesQuery,
  answer: deliveriesAnswer,
  public: { params: { endpointId: '12' }, query: { state: 'failed' } },
});

export const getWebhookDelivery = operation({
  ...look,
  id: 'getWebhookDelivery',
  path: DELIVERY,
  summary: 'One of them, with its body and what came back each time.',
  params: deliveryPath,
  answer: deliveryAnswer,
  refuses: ['not_found'],
  public: { params: { endpointId: '12', deliveryId: '640' } },
});

export const replayWebhookDelivery = operation({
  ...send,
  id: 'replayWebhookDelivery',
  path: `${DELIVERY}/replay`,
  summary: 'Sends one event once more.',
  params: deliveryPath,
  answer: sentAnswer,
  public: { params: { endpointId: '12', deliveryId: '640' } },
});
