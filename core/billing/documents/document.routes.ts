import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import * as operations from './document.operations.ts';
import { pdfOf, ublOf } from './document-files.ts';
import type { DocumentRow } from './document.store.ts';
import {
  getDocumentRow,
  listOwnDocuments,
  listStaffDocuments,
  showDocument,
} from './read-documents.ts';

export function documentRoutes(api: CoreApi, deps: Deps): void {
  const ownOf = ({ instanceId, customer }: CustomerCaller) => ({
    instanceId,
    customerId: customer.id,
  });
  const show = async (row: Promise<DocumentRow>, { language }: CustomerCaller) => ({
    data: showDocument(deps, await row, language),
  });

  handle(api, operations.listBillingDocuments, (caller, { query }) =>
    listOwnDocuments(deps, caller, query),
  );
  handle(api, operations.getBillingDocument, (caller, { params }) =>
    show(getDocumentRow(deps, ownOf(caller), params.documentId), caller),
  );
  handle(api, operations.getBillingDocumentPdf, async (caller, { params }, c) => {
    const row = await getDocumentRow(deps, ownOf(caller), params.documentId);
    return sendPdf(c, row, await pdfOf(deps, row, caller.language));
  });
  handle(api, operations.getBillingDocumentUbl, async (caller, { params }, c) =>
    sendUbl(c, deps, await getDocumentRow(deps, ownOf(caller), params.documentId)),
  );

  handle(api, operations.listStaffBillingDocuments, (caller, { query }) =>
    listStaffDocuments(deps, caller, query),
  );
  handle(api, operations.getStaffBillingDocument, (caller, { params }) =>
    show(getDocumentRow(deps, ofInstance(caller), params.documentId), caller),
  );
  handle(api, operations.getStaffBillingDocumentPdf, async (caller, { params }, c) => {
    const row = await getDocumentRow(deps, ofInstance(caller), params.documentId);
    return sendPdf(c, row, await pdfOf(deps, row, caller.language));
  });
  handle(api, operations.getStaffBillingDocumentUbl, async (caller, { params }, c) =>
    sendUbl(c, deps, await getDocumentRow(deps, ofInstance(caller), params.documentId)),
  );
}

const ofInstance = ({ instanceId }: CustomerCaller) => ({ instanceId });

/** Numbers have no more than letters, digits, dashes and slashes, and a name of a file no slash. */
const fileName = ({ number }: DocumentRow, ending: string) =>
  `${number.replaceAll('/', '-')}.${ending}`;

const sendPdf = (c: Context<CoreEnv>, row: DocumentRow, pdf: Uint8Array) =>
  c.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${fileName(row, 'pdf')}"`,
    'cache-control': 'no-store',
  });

function sendUbl(c: Context<CoreEnv>, deps: Deps, row: DocumentRow) {
  const xml = ublOf(deps, row);
  if (xml === undefined) throw new AppError('not_found');
  return c.body(xml, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName(row, 'xml')}"`,
    'cache-control': 'no-store',
  });
}
