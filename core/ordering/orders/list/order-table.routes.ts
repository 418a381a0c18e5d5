import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportOrders } from './export-orders.ts';
import { listOrderTable } from './list-order-table.ts';
import * as operations from './order-table.operations.ts';

export function orderTableRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listOrderTable, (caller, { query }) =>
    listOrderTable(deps, caller, query),
  );
  handle(api, operations.exportOrders, (caller, { query }, c) =>
    c.body(exportOrders(deps, caller, query), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'no-store',
    }),
  );
}
