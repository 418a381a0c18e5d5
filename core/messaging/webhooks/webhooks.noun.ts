import type { Noun } from '#core/noun.ts';
import { DELIVERY_SCHEDULES, findWebhooksDue, sendWebhooks } from './deliveries/send-webhooks.ts';
import { mailWebhookDisabled } from './endpoints/tell-of-disabled.ts';
import { deleteEndpointsOf } from './endpoints/endpoint.store.ts';
import { exportEndpoints } from './endpoints/export-endpoints.ts';
import { deleteOldEvents, EVENT_SCHEDULES } from './events/delete-old-events.ts';
import { deleteEventsOf } from './events/event.store.ts';
import { eventRoutes } from './events/event.routes.ts';
import { exportEvents } from './events/list-events.ts';
import { instanceWebhookRoutes } from './instance-webhook.routes.ts';
import { webhookRoutes } from './webhook.routes.ts';

export const webhooks: Noun = {
  routes(api, parts) {
    eventRoutes(api, parts);
    webhookRoutes(api, parts);
    instanceWebhookRoutes(api, parts);
  },
  jobs: [deleteOldEvents, sendWebhooks, findWebhooksDue, mailWebhookDisabled],
  schedules: [...EVENT_SCHEDULES, ...DELIVERY_SCHEDULES],
  customerData: {
    export: async (trx, customer) => ({ webhook_endpoints: await exportEndpoints(trx, customer) }),
    exportPages: { program_events: exportEvents },
    async erase({ trx }, customer) {
      await deleteEndpointsOf(trx, customer);
      await deleteEventsOf(trx, customer);
    },
  },
};
