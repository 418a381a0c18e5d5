import type { Noun } from '#core/noun.ts';
import { studioDraftRoutes } from './draft.routes.ts';
import { eraseStudioDrafts, exportStudioDrafts } from './own-drafts.ts';

export const studioDrafts: Noun = {
  routes: (api, parts) => studioDraftRoutes(api, parts),
  customerData: {
    exportPages: { studio_drafts: exportStudioDrafts },
    erase: ({ trx }, customer) => eraseStudioDrafts(trx, customer),
  },
};
