import type { LoaderFunctionArgs } from '@remix-run/node';
import { DELIVERY_FIELDS } from '#core/back-office/deliveries/delivery-fields.pure.ts';
import { exportStaffDeliveries } from '#core/back-office/deliveries/delivery-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'deliveries', fields: DELIVERY_FIELDS },
    take: (query) => context.core.file(exportStaffDeliveries, { query }),
  });
}
