import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './ledger.operations.ts';
import { getBalanceMark, setBalanceMark } from './mark/balance-mark.ts';
import { exportStatement } from './statement/export-statement.ts';
import { listBalanceDays } from './statement/list-balance-days.ts';
import { listEntries } from './statement/list-entries.ts';

export function ledgerRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listFinanceEntries, (caller, { query }) =>
    listEntries(deps, caller, query),
  );
  handle(api, operations.listBalanceDays, (caller, { query }) =>
    listBalanceDays(deps, caller, query),
  );
  handle(api, operations.getBalanceMark, async (caller) => ({
    data: await getBalanceMark(deps, caller),
  }));
  handle(api, operations.setBalanceMark, async (caller, { body }) => ({
    data: await setBalanceMark(deps, caller, body.below),
  }));
  handle(api, operations.exportStatement, (caller, { query: { account = 'balance' } }, c) =>
    c.body(exportStatement(deps, caller, account), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${account}.csv"`,
      'cache-control': 'no-store',
    }),
  );
}
