import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { exportOrders } from '#core/ordering/orders/list/order-table.operations.ts';
import { readOrderFilters, orderTableQueryOf } from '#app/areas/ordering/order-filters.server.ts';
import { ordersAddress } from '#app/areas/ordering/order-filters.ts';
import { wayIn } from '#app/lib/http/return-path.ts';

/** What the list shows, all of it, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const filters = readOrderFilters(new URL(request.url).searchParams);
  if (!(await context.customer())) throw redirect(wayIn('login', ordersAddress(filters)));
  const file = await context.core.file(exportOrders, { query: orderTableQueryOf(filters) });
  return new Response(file.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'no-store',
    },
  });
}
