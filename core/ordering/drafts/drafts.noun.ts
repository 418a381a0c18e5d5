import type { Noun } from '#core/noun.ts';
import { deleteOldDrafts, DRAFT_SCHEDULES } from './delete-old-drafts.ts';
import { orderDraftRoutes } from './order-draft.routes.ts';
import { eraseDrafts, exportDrafts } from './order-drafts.ts';

export const drafts: Noun = {
  routes: (api, parts) => orderDraftRoutes(api, parts),
  jobs: [deleteOldDrafts],
  schedules: DRAFT_SCHEDULES,
  customerData: {
    export: async (trx, customer) => ({ order_drafts: await exportDrafts(trx, customer) }),
    erase: ({ trx }, customer) => eraseDrafts(trx, customer),
  },
};
