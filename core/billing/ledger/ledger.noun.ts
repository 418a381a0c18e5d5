import type { Noun } from '#core/noun.ts';
import { owedBy } from '#core/pricing/grades/owed.ts';
import { readMoney } from './read-money.ts';
import { removeMark } from './ledger.store.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { exportEntries } from './statement/list-entries.ts';

export const ledger: Noun = {
  routes: (api, parts) => ledgerRoutes(api, parts),
  listens: [owedBy.by(async (trx, customer) => (await readMoney(trx, customer)).debtMicro)],
  customerData: {
    exportPages: { payments: exportEntries },
    erase: ({ trx }, customer) => removeMark(trx, customer),
  },
};
