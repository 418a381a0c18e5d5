import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { ProviderDeps } from '#core/supply/providers/provider-deps.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { applyImport } from './apply-import.ts';
import * as operations from './import.operations.ts';
import { listServiceChanges as listServiceChangesOperation } from './service-changes.operations.ts';
import { listServiceChanges } from './service-changes.ts';
import { getImport, listChanges, listImports, listRows } from './list-imports.ts';
import { previewImport } from './preview-import.ts';

export function importRoutes(api: CoreApi, deps: Deps & ProviderDeps): void {
  handle(api, operations.previewCatalogueImport, async (caller, { body }) => {
    const actor = { instanceId: caller.instanceId, staffId: caller.customer.id };
    return { data: { id: String(await previewImport(deps, actor, body)) } };
  });
  handle(api, operations.listCatalogueImports, ({ instanceId }, { query: { before } }) =>
    listImports(deps, { instanceId, before }),
  );
  handle(api, operations.getCatalogueImport, async ({ instanceId }, { params, query }) => {
    const ref = { instanceId, importId: BigInt(params.importId) };
    return { data: await getImport(deps, ref, query.locale ?? DEFAULT_LANGUAGE) };
  });
  handle(api, operations.listCatalogueImportRows, ({ instanceId }, { params, query }) =>
    listRows(deps, { instanceId, importId: BigInt(params.importId) }, query),
  );
  handle(api, operations.applyCatalogueImport, ({ customer, ...caller }, { params, body }) => {
    const actor = { ...caller, staffId: customer.id };
    return applyImport(deps, actor, { importId: BigInt(params.importId), ...body });
  });
  handle(api, listServiceChangesOperation, ({ instanceId }, { query }) =>
    listServiceChanges(deps, instanceId, query),
  );
  handle(api, operations.listCatalogueChanges, ({ instanceId }, { query }) =>
    listChanges(deps, instanceId, query),
  );
}
