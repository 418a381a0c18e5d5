import type { LoaderFunctionArgs } from '@remix-run/node';
import { ORDER_FIELDS } from '#core/back-office/orders/order-fields.pure.ts';
import { exportStaffOrders } from '#core/back-office/orders/order-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'orders', fields: ORDER_FIELDS },
    take: (query) => context.core.file(exportStaffOrders, { query }),
  });
}
