import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import {
  getBillingDocumentPdf,
  getBillingDocumentUbl,
} from '#core/billing/documents/document.operations.ts';
import { documentFile, UNAVAILABLE } from '#app/lib/documents/document-file.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** A document of the customer as a file. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '', file } = params;
  const page = pagePath('finances/documents/:id', { id });
  if (!(await context.customer())) throw redirect(wayIn('login', page));
  if (file !== 'pdf' && file !== 'ubl') throw notFound('page');
  const call = file === 'pdf' ? getBillingDocumentPdf : getBillingDocumentUbl;
  return documentFile(
    context.core.file(call, { params: { documentId: id } }),
    pagePath('finances/documents/:id', { id }, UNAVAILABLE),
  );
}
