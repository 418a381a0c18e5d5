import type { LoaderFunctionArgs } from '@remix-run/node';
import { TRIAL_FIELDS } from '#core/back-office/free-trials/trial-fields.pure.ts';
import { exportFreeTrialList } from '#core/back-office/free-trials/trial-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'free-trials', fields: TRIAL_FIELDS },
    take: (query) => context.core.file(exportFreeTrialList, { query }),
  });
}
