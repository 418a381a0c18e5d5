import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import * as own from './webhook.operations.ts';

/** The same for the endpoints of the instance itself, which are told of all its customers. */
const ALL = '/api/v1/staff/webhook-endpoints';
const OWN = `${ALL}/{endpointId}`;
const DELIVERY = `${OWN}/deliveries/{deliveryId}`;

/** The examples of the documentation are those of customers. */
const ofInstance = { tag: 'Staff', who: staff('webhooks.manage'), public: undefined } as const;

export const listInstanceEndpoints = operation({
  ...own.listWebhookEndpoints,
  ...ofInstance,
  id: 'listInstanceEndpoints',
  path: ALL,
  summary: 'Where the instance itself is told of what happens to its customers.',
});

export const createInstanceEndpoint = operation({
  ...own.createWebhookEndpoint,
  ...ofInstance,
  id: 'createInstanceEndpoint',
  path: ALL,
});

export const changeInstanceEndpoint = operation({
  ...own.changeWebhookEndpoint,
  ...ofInstance,
  id: 'changeInstanceEndpoint',
  path: OWN,
});

export const deleteInstanceEndpoint = operation({
  ...own.deleteWebhookEndpoint,
  ...ofInstance,
  id: 'deleteInstanceEndpoint',
  path: OWN,
});

export const rotateInstanceSecret = operation({
  ...own.rotateWebhookSecret,
  ...ofInstance,
  id: 'rotateInstanceSecret',
  path: `${OWN}/secrets`,
});

export const endInstanceSecret = operation({
  ...own.endWebhookSecret,
  ...ofInstance,
  id: 'endInstanceSecret',
  path: `${OWN}/secrets/{webhookSecretId}`,
});

export const sendInstanceTest = operation({
  ...own.sendTestWebhook,
  ...ofInstance,
  id: 'sendInstanceTest',
  path: `${OWN}/test`,
});

export const replayInstanceWebhooks = operation({
  ...own.replayWebhooks,
  ...ofInstance,
  id: 'replayInstanceWebhooks',
  path: `${OWN}/replay`,
});

export const listInstanceDeliveries = operation({
  ...own.listWebhookDeliveries,
  ...ofInstance,
  id: 'listInstanceDeliveries',
  path: `${OWN}/deliveries`,
});

export const getInstanceDelivery = operation({
  ...own.getWebhookDelivery,
  ...ofInstance,
  id: 'getInstanceDelivery',
  path: DELIVERY,
});

export const replayInstanceDelivery = operation({
  ...own.replayWebhookDelivery,
  ...ofInstance,
  id: 'replayInstanceDelivery',
  path: `${DELIVERY}/replay`,
});
