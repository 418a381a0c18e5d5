import type { Noun } from '#core/noun.ts';
import { publishingRoutes } from './publishing.routes.ts';
import { endScheduledJob, publishScheduledJob } from './run-schedule.ts';
import { cancelWaiting } from './schedule.store.ts';

export const publishing: Noun = {
  routes: (api, parts) => publishingRoutes(api, parts),
  jobs: [publishScheduledJob, endScheduledJob],
  customerData: {
    erase: ({ trx }, { instanceId, customerId: authorId }) =>
      cancelWaiting(trx, { instanceId, authorId }),
  },
};
