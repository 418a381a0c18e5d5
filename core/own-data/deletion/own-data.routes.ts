import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { foreseePayout } from '#core/billing/payouts/foresee-payout.ts';
import { exportCustomer, type ExportDeps } from '#core/own-data/export/export-customer.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteProfile, exportProfile, foreseeDeletion } from './own-data.operations.ts';

export function ownDataRoutes(api: CoreApi, deps: ExportDeps): void {
  handle(api, exportProfile, async (caller, { body }, c) =>
    c.body(await exportCustomer(deps, caller, body), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    }),
  );
  handle(api, foreseeDeletion, async (caller) => ({ data: await foreseePayout(deps, caller) }));
  handle(api, deleteProfile, (caller, { body }) => deleteAccount(deps, caller, body));
}
