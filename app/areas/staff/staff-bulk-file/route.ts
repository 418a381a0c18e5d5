import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportBulkAction } from '#core/back-office/bulk/bulk-action.operations.ts';
import { staffFile } from '#app/areas/staff/staff-file.server.ts';
import { sheetFile } from '#app/lib/http/sheet-file.server.ts';

/** What became of each order, as a file. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const bulkActionId = params['id'] ?? '';
  const file = await staffFile(context.core.file(exportBulkAction, { params: { bulkActionId } }));
  return sheetFile(file, `bulk-${bulkActionId}`);
}
