import type { Noun } from '#core/noun.ts';
import { instancePublished } from '#core/tenancy/instances/instance-published.ts';
import { closeWithdrawals, eraseWithdrawals, exportWithdrawals } from './export-withdrawals.ts';
import { mailWithdrawal } from './mails/mail-withdrawal.ts';
import { refuseContradictions } from './methods/refuse-contradictions.ts';
import { staffWithdrawalRoutes } from './staff/staff-withdrawal.routes.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';

export const withdrawals: Noun = {
  routes(api, parts) {
    withdrawalRoutes(api, parts);
    staffWithdrawalRoutes(api, parts);
  },
  jobs: [mailWithdrawal],
  customerData: {
    exportPages: { withdrawals: exportWithdrawals },
    close: closeWithdrawals,
    erase: eraseWithdrawals,
  },
  listens: [instancePublished.call(refuseContradictions)],
};
