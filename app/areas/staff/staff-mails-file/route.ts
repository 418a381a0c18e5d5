import type { LoaderFunctionArgs } from '@remix-run/node';
import { MAIL_FIELDS } from '#core/back-office/mails/mail-fields.pure.ts';
import { exportStaffMails } from '#core/back-office/mails/staff-mail.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'mails', fields: MAIL_FIELDS },
    take: (query) => context.core.file(exportStaffMails, { query }),
  });
}
