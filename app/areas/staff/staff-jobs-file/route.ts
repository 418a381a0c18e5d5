import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportDeadJobs } from '#core/back-office/jobs/dead-job.operations.ts';
import { JOB_FIELDS } from '#core/back-office/jobs/job-fields.pure.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'jobs', fields: JOB_FIELDS },
    take: (query) => context.core.file(exportDeadJobs, { query }),
  });
}
