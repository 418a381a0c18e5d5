import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { addProvider } from './add-provider.ts';
import { changeProvider } from './change-provider.ts';
import { getProvider, listProviders } from './list-providers.ts';
import type { ProviderDeps } from './provider-deps.ts';
import * as operations from './provider.operations.ts';
import { tryProvider } from './try-provider.ts';

export function providerRoutes(api: CoreApi, deps: ProviderDeps & Pick<Deps, 'log'>): void {
  handle(api, operations.listProviders, async ({ instanceId }) => ({
    data: await listProviders(deps, instanceId),
  }));
  handle(api, operations.addProvider, async (caller, { body }) => {
    const id = await addProvider(deps, caller, body);
    await tryProvider(deps, { instanceId: caller.instanceId, id });
    return { data: { id: String(id) } };
  });
  handle(api, operations.changeProvider, async (caller, { params, body }) => {
    const id = BigInt(params.providerId);
    const isElsewhere = await changeProvider(deps, caller, { id, ...body });
    if (isElsewhere) await tryProvider(deps, { instanceId: caller.instanceId, id });
  });
  handle(api, operations.tryProvider, async ({ instanceId }, { params }) => {
    const ref = { instanceId, id: BigInt(params.providerId) };
    await tryProvider(deps, ref);
    const now = deps.clock.now();
    const provider = await deps.db.read(instanceId, (trx) => getProvider(trx, { ...ref, now }));
    if (!provider) throw new AppError('not_found');
    return { data: provider };
  });
}
