import type { LoaderFunctionArgs } from '@remix-run/node';
import { PAYMENT_FIELDS } from '#core/back-office/payments/payment-fields.pure.ts';
import { exportStaffPayments } from '#core/back-office/payments/payment-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'payments', fields: PAYMENT_FIELDS },
    take: (query) => context.core.file(exportStaffPayments, { query }),
  });
}
