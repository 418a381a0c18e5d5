import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportOneCustomer, logCustomerOut, noteOnCustomer } from './care-for-customer.ts';
import { freezeCustomer, unfreezeCustomer } from './freeze-customer.ts';
import { endGradeByHand, giveGradeByHand } from './grade-of-customer.ts';
import { getCustomer } from './get-customer.ts';
import { customerList } from './list-customers.ts';
import { decideReferralByHand, setReferralShare } from './referral-of-customer.ts';
import { removeTwoFactor } from './remove-two-factor.ts';
import * as operations from './staff-customer.operations.ts';

export function staffCustomerRoutes(api: CoreApi, deps: CoreParts): void {
  handle(api, operations.exportStaffCustomers, (caller, { query }) =>
    customerList.file(deps, caller, query),
  );
  handle(api, operations.listStaffCustomers, (caller, { query }) =>
    customerList.page(deps, caller, query),
  );
  handle(api, operations.getStaffCustomer, async (caller, { params }) => ({
    data: await getCustomer(deps, caller, params.customerId),
  }));
  handle(api, operations.freezeCustomer, (caller, { params, body }) =>
    freezeCustomer(deps, caller, { ...params, ...body }),
  );
  handle(api, operations.unfreezeCustomer, (caller, { params, body }) =>
    unfreezeCustomer(deps, caller, { ...params, ...body }),
  );
  handle(api, operations.giveGrade, (caller, { params, body }) =>
    giveGradeByHand(deps, caller, { ...params, body }),
  );
  handle(api, operations.endGivenGrade, (caller, { params, body }) =>
    endGradeByHand(deps, caller, { ...params, ...body }),
  );
  handle(api, operations.setReferralShare, (caller, { params, body }) =>
    setReferralShare(deps, caller, { ...params, body }),
  );
  handle(api, operations.decideReferral, (caller, { params, body }) =>
    decideReferralByHand(deps, caller, { ...params, body }),
  );
  handle(api, operations.noteOnCustomer, (caller, { params, body }) =>
    noteOnCustomer(deps, caller, { ...params, ...body }),
  );
  handle(api, operations.logCustomerOut, (caller, { params, body }) =>
    logCustomerOut(deps, caller, { ...params, sessionId: body.session_id }),
  );
  handle(api, operations.removeTwoFactor, (caller, { params, body }) =>
    removeTwoFactor(deps, caller, { ...params, ...body }),
  );
  handle(api, operations.exportOneCustomer, async (caller, { params, body }, c) =>
    c.body(await exportOneCustomer(deps, caller, { ...params, ...body }), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    }),
  );
}
