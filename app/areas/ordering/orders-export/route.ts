import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { exportOrders } from '#core/ordering/orders/list/order-table.operations.ts';
import { readOrderFilters, orderTableQueryOf } from '#app/areas/ordering/order-filters.server.ts';
import { ordersAddress } from '#app/areas/ordering/order-filters.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { sheetFile } from '#app/lib/http/sheet-file.server.ts';

/** What the list shows, all of it, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const filters = readOrderFilters(new URL(request.url).searchParams);
  if (!(await context.customer())) throw redirect(wayIn('login', ordersAddress(filters)));
  const file = await context.core.file(exportOrders, { query: orderTableQueryOf(filters) });
  return sheetFile(file, 'orders');
}
