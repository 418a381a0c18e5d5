import type { Noun } from '#core/noun.ts';
import { eraseMailsTo } from './erase-mails.ts';
import { exportMails } from './list-mails.ts';
import { outboxRoutes } from './outbox.routes.ts';

export const mail: Noun = {
  routes: (api, parts) => outboxRoutes(api, parts),
  customerData: {
    exportPages: {
      mails: (trx, { instanceId, email }, after) =>
        exportMails(trx, { instanceId, to: email }, after),
    },
    async erase({ trx }, { instanceId, email }) {
      if (email !== null) await eraseMailsTo(trx, { instanceId, to: email });
    },
  },
};
