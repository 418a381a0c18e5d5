import type { LoaderFunctionArgs } from '@remix-run/node';
import { DOCUMENT_FIELDS } from '#core/back-office/documents/document-fields.pure.ts';
import { exportStaffDocuments } from '#core/back-office/documents/document-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'documents', fields: DOCUMENT_FIELDS },
    take: (query) => context.core.file(exportStaffDocuments, { query }),
  });
}
