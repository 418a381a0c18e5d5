import * as instance from '#core/messaging/webhooks/instance-webhook.operations.ts';
import * as own from '#core/messaging/webhooks/webhook.operations.ts';
import type { Operation } from '#core/platform/operations/operation.contract.ts';
import type { WebhookOwner } from './webhook-pages.ts';

/** An operation that takes and answers what another does. */
type Like<Given extends Operation> = Operation &
  Pick<Given, Extract<keyof Given, 'params' | 'query' | 'body' | 'bodyIsOptional' | 'answer'>>;

interface WebhookCalls {
  list: Like<typeof own.listWebhookEndpoints>;
  create: Like<typeof own.createWebhookEndpoint>;
  change: Like<typeof own.changeWebhookEndpoint>;
  remove: Like<typeof own.deleteWebhookEndpoint>;
  rotate: Like<typeof own.rotateWebhookSecret>;
  end: Like<typeof own.endWebhookSecret>;
  test: Like<typeof own.sendTestWebhook>;
  replay: Like<typeof own.replayWebhooks>;
  deliveries: Like<typeof own.listWebhookDeliveries>;
  delivery: Like<typeof own.getWebhookDelivery>;
  replayOne: Like<typeof own.replayWebhookDelivery>;
}

/** The same, asked for by a customer and by staff. */
export const WEBHOOK_CALLS: Readonly<Record<WebhookOwner, WebhookCalls>> = {
  customer: {
    list: own.listWebhookEndpoints,
    create: own.createWebhookEndpoint,
    change: own.changeWebhookEndpoint,
    remove: own.deleteWebhookEndpoint,
    rotate: own.rotateWebhookSecret,
    end: own.endWebhookSecret,
    test: own.sendTestWebhook,
    replay: own.replayWebhooks,
    deliveries: own.listWebhookDeliveries,
    delivery: own.getWebhookDelivery,
    replayOne: own.replayWebhookDelivery,
  },
  instance: {
    list: instance.listInstanceEndpoints,
    create: instance.createInstanceEndpoint,
    change: instance.changeInstanceEndpoint,
    remove: instance.deleteInstanceEndpoint,
    rotate: instance.rotateInstanceSecret,
    end: instance.endInstanceSecret,
    test: instance.sendInstanceTest,
    replay: instance.replayInstanceWebhooks,
    deliveries: instance.listInstanceDeliveries,
    delivery: instance.getInstanceDelivery,
    replayOne: instance.replayInstanceDelivery,
  },
};
