import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { addProvider } from './add-provider.ts';
import { changeProvider } from './change-provider.ts';
import { listProviders } from './list-providers.ts';
import type { ProviderDeps } from './provider-deps.ts';
import * as operations from './provider.operations.ts';

export function providerRoutes(api: CoreApi, deps: ProviderDeps): void {
  handle(api, operations.listProviders, async ({ instanceId }) => ({
    data: await listProviders(deps, instanceId),
  }));
  handle(api, operations.addProvider, async (caller, { body }) => ({
    data: { id: String(await addProvider(deps, caller, body)) },
  }));
  handle(api, operations.changeProvider, (caller, { params, body }) =>
    changeProvider(deps, caller, { id: BigInt(params.providerId), ...body }),
  );
}
