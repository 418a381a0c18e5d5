import type { Noun } from '#core/noun.ts';
import { deleteOldEvents, EVENT_SCHEDULES } from './events/delete-old-events.ts';
import { deleteEventsOf } from './events/event.store.ts';
import { eventRoutes } from './events/event.routes.ts';
import { exportEvents } from './events/list-events.ts';

export const webhooks: Noun = {
  routes: (api, parts) => eventRoutes(api, parts),
  jobs: [deleteOldEvents],
  schedules: EVENT_SCHEDULES,
  customerData: {
    exportPages: { program_events: exportEvents },
    erase: ({ trx }, customer) => deleteEventsOf(trx, customer),
  },
};
