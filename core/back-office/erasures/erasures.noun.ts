import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { cancelErasure, eraseByStaff, showErasure } from './erase-by-staff.ts';
import * as operations from './erasure.operations.ts';
import { removeErasure } from './erasure.store.ts';

export const erasures: Noun = {
  routes(api, parts) {
    handle(api, operations.foreseeErasure, async (caller, { params }) => ({
      data: await showErasure(parts, caller, params.customerId),
    }));
    handle(api, operations.eraseCustomer, (caller, { params: { customerId }, body }) =>
      eraseByStaff(parts, caller, { customerId, body }),
    );
    handle(api, operations.cancelErasure, (caller, { params }) =>
      cancelErasure(parts, caller, params.customerId),
    );
  },
  customerData: {
    async erase({ trx }, customer) {
      await removeErasure(trx, customer);
    },
  },
};
