import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { ProviderDeps } from '#core/supply/providers/provider-deps.ts';
import { changeService } from './change-service.ts';
import { createService } from './create-service.ts';
import { getService, serviceList } from './list-services.ts';
import { applyPrices, previewPrices } from './reprice-services.ts';
import * as operations from './staff-service.operations.ts';

function staffServiceRoutes(api: CoreApi, deps: Deps & ProviderDeps): void {
  handle(api, operations.listStaffServices, (caller, { query }) =>
    serviceList.page(deps, caller, query),
  );
  handle(api, operations.exportStaffServices, (caller, { query }) =>
    serviceList.file(deps, caller, query),
  );
  handle(api, operations.previewPrices, (caller, { body }) => previewPrices(deps, caller, body));
  handle(api, operations.applyPrices, (caller, { body, once }) =>
    applyPrices(deps, caller, { ...once, body }),
  );
  handle(api, operations.createStaffService, (caller, { body, once }) =>
    createService(deps, caller, { ...once, body }),
  );
  handle(api, operations.getStaffService, async (caller, { params }) => ({
    data: await getService(deps, caller, params.serviceId),
  }));
  handle(api, operations.changeStaffService, async (caller, { params, body }) => ({
    data: await changeService(deps, caller, { ...params, change: body ?? {} }),
  }));
}

export const staffServices: Noun = {
  routes: (api, parts) => staffServiceRoutes(api, parts),
};
