import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './identity-check.operations.ts';
import { getOwnDocument, getOwnIdentity } from './own-identity.ts';
import { removeDocument } from './remove-document.ts';
import { uploadDocument } from './upload-document.ts';

export function identityCheckRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getOwnDocument, (caller, { params }) =>
    getOwnDocument(deps, caller, params.filename),
  );
  handle(api, operations.getOwnIdentity, async (caller) => ({
    data: await getOwnIdentity(deps, caller),
  }));
  handle(api, operations.uploadDocument, async (caller, { body }) => ({
    data: await uploadDocument(deps, caller, body),
  }));
  handle(api, operations.removeDocument, async (caller, { query }) => ({
    data: await removeDocument(deps, caller, query),
  }));
}
