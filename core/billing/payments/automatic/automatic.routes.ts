import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { getAutomaticTopUp, setAutomaticTopUp } from './automatic.operations.ts';
import { getAutomatic, setAutomatic } from './own-settings.ts';

export function automaticRoutes(api: CoreApi, deps: Deps): void {
  handle(api, getAutomaticTopUp, async (caller) => ({ data: await getAutomatic(deps, caller) }));
  handle(api, setAutomaticTopUp, async (caller, { body }, c) => {
    const { revision } = currentInstance(c);
    return { data: await setAutomatic(deps, caller, { revision, body }) };
  });
}
