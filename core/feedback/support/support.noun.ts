import type { Noun } from '#core/noun.ts';
import { ATTACHMENT_SCHEDULES, forgetAttachments } from './attachments/attachments.ts';
import { byMailRoutes } from './by-mail/by-mail.routes.ts';
import { eraseSupport, exportSupport } from './export-support.ts';
import { followedSupportRoutes } from './followed-support.routes.ts';
import { mailSupportAnswer } from './mail-support.ts';
import { staffSupportRoutes } from './staff-support.routes.ts';
import { supportRoutes } from './support.routes.ts';

export const support: Noun = {
  routes(api, parts) {
    supportRoutes(api, parts);
    followedSupportRoutes(api, parts);
    staffSupportRoutes(api, parts);
    byMailRoutes(api, parts);
  },
  jobs: [mailSupportAnswer, forgetAttachments],
  schedules: ATTACHMENT_SCHEDULES,
  customerData: {
    exportPages: { support: exportSupport },
    erase: ({ trx }, customer) => eraseSupport(trx, customer),
  },
};
