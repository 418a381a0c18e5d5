import type { LoaderFunctionArgs } from '@remix-run/node';
import { CHECK_FIELDS } from '#core/back-office/task-checks/check-fields.pure.ts';
import { exportTaskCheckList } from '#core/back-office/task-checks/check-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'tasks', fields: CHECK_FIELDS },
    take: (query) => context.core.file(exportTaskCheckList, { query }),
  });
}
