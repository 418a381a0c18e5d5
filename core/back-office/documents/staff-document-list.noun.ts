import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportStaffDocuments, searchStaffDocuments } from './document-list.operations.ts';
import { exportDocumentList, listDocuments } from './list-documents.ts';

function documentListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffDocuments, (caller, { query }) => listDocuments(deps, caller, query));
  handle(api, exportStaffDocuments, async (caller, { query }, c) =>
    c.body(await exportDocumentList(deps, caller, query), 200, csvHeaders('documents')),
  );
}

export const staffDocumentList: Noun = {
  routes: (api, parts) => documentListRoutes(api, parts),
};
