import type { Noun } from '#core/noun.ts';
import { apiCallRoutes } from './api-call.routes.ts';
import { deleteCallsOf } from './api-call.store.ts';
import { CALL_SCHEDULES, deleteOldCalls } from './delete-old-calls.ts';
import { exportCalls } from './own-calls.ts';

export const apiCalls: Noun = {
  routes: (api, parts) => apiCallRoutes(api, parts),
  jobs: [deleteOldCalls],
  schedules: CALL_SCHEDULES,
  customerData: {
    exportPages: { api_calls: exportCalls },
    erase: ({ trx }, customer) => deleteCallsOf(trx, customer),
  },
};
