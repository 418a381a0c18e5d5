import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './provider-use.operations.ts';
import { getProviderUse } from './provider-use.ts';
import { removeProvider } from './remove-provider.ts';

export function providerUseRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getProvider, async ({ instanceId }, { params: { providerId } }) => ({
    data: await getProviderUse(deps, { instanceId, id: BigInt(providerId) }),
  }));
  handle(api, operations.removeProvider, (caller, { params, query: { services } }) =>
    removeProvider(deps, caller, { id: BigInt(params.providerId), services }),
  );
}
