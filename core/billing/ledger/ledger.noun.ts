import type { Noun } from '#core/noun.ts';
import { removeMark } from './ledger.store.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { exportEntries } from './statement/list-entries.ts';

export const ledger: Noun = {
  routes: (api, parts) => ledgerRoutes(api, parts),
  customerData: {
    exportPages: { payments: exportEntries },
    erase: ({ trx }, customer) => removeMark(trx, customer),
  },
};
