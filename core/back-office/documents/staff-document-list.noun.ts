import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportStaffDocuments, searchStaffDocuments } from './document-list.operations.ts';
import { documentList } from './list-documents.ts';

function documentListRoutes(api: CoreApi, deps: Deps): void {
  handle(api, searchStaffDocuments, (caller, { query }) => documentList.page(deps, caller, query));
  handle(api, exportStaffDocuments, (caller, { query }) => documentList.file(deps, caller, query));
}

export const staffDocumentList: Noun = {
  routes: (api, parts) => documentListRoutes(api, parts),
};
