import type { Noun } from '#core/noun.ts';
import { deleteOldNotices, NOTICE_SCHEDULES } from './delete-old-notices.ts';
import { noticeRoutes } from './notice.routes.ts';
import { eraseNotices, exportNotices } from './own-notices.ts';

export const notices: Noun = {
  routes: (api, parts) => noticeRoutes(api, parts),
  jobs: [deleteOldNotices],
  schedules: NOTICE_SCHEDULES,
  customerData: {
    exportPages: { notices: exportNotices },
    erase: ({ trx }, customer) => eraseNotices(trx, customer),
  },
};
