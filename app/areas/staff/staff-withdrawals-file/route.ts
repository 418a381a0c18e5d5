import type { LoaderFunctionArgs } from '@remix-run/node';
import { WITHDRAWAL_FIELDS } from '#core/back-office/withdrawals/withdrawal-fields.pure.ts';
import { exportStaffWithdrawals } from '#core/back-office/withdrawals/withdrawal-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'withdrawals', fields: WITHDRAWAL_FIELDS },
    take: (query) => context.core.file(exportStaffWithdrawals, { query }),
  });
}
