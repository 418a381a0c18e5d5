import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { changeHost } from './change-host.ts';
import * as operations from './host.operations.ts';
import { showHosts } from './show-hosts.ts';

export function hostRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listHosts, async ({ instanceId }) => ({
    data: await showHosts(deps, instanceId),
  }));
  handle(api, operations.addHost, async (caller, { body: { host } }) => ({
    data: await changeHost(deps, caller, { does: 'add', host }),
  }));
  handle(api, operations.removeHost, async (caller, { body: { host } }) => ({
    data: await changeHost(deps, caller, { does: 'remove', host }),
  }));
}
