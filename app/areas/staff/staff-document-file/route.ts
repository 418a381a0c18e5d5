import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  getStaffBillingDocumentPdf,
  getStaffBillingDocumentUbl,
} from '#core/billing/documents/document.operations.ts';
import { documentFile, UNAVAILABLE } from '#app/lib/documents/document-file.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** A document of a customer as a file, for staff. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '', file } = params;
  if (file !== 'pdf' && file !== 'ubl') throw notFound('page');
  const call = file === 'pdf' ? getStaffBillingDocumentPdf : getStaffBillingDocumentUbl;
  return documentFile(
    context.core.file(call, { params: { documentId: id } }),
    pagePath('staff/documents/:id', { id }, UNAVAILABLE),
  );
}
