import type { Deps } from '#core/deps.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { requireWidget } from '#core/tenancy/widgets/require-widget.ts';
import { identifyNetwork, listTypesByUrl, validateUrl } from './check-links.ts';
import type { Context } from 'hono';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import type { VisitorCaller } from '#core/platform/operations/current-customer.ts';
import * as operations from './link.operations.ts';

export function linkRoutes(api: CoreApi, deps: Pick<Deps, 'db'>): void {
  handle(api, operations.identifyNetwork, async ({ instanceId }, { body }) => ({
    data: await identifyNetwork(deps, instanceId, body.url ?? ''),
  }));
  handle(api, operations.validateUrl, async (caller, { body }, c) => ({
    data: await validateUrl(deps, gradedOf(caller, c), body),
  }));
  handle(api, operations.listTypesByUrl, async ({ instanceId }, { body }) => ({
    data: await listTypesByUrl(deps, instanceId, body),
  }));

  handle(api, operations.identifyWidgetNetwork, async ({ instanceId }, { query, body }) => {
    await requireWidget(deps, instanceId, query.api_token);
    return { data: await identifyNetwork(deps, instanceId, body.url ?? '') };
  });
  handle(api, operations.validateWidgetUrl, async (caller, { query, body }, c) => {
    await requireWidget(deps, caller.instanceId, query.api_token);
    return { data: await validateUrl(deps, gradedOf(caller, c), body) };
  });
  handle(api, operations.listWidgetTypesByUrl, async ({ instanceId }, { query, body }) => {
    await requireWidget(deps, instanceId, query.api_token);
    return { data: await listTypesByUrl(deps, instanceId, body) };
  });
}

function gradedOf({ customer }: VisitorCaller, c: Context<CoreEnv>) {
  const { id: instanceId, revision } = currentInstance(c);
  return { instanceId, revision, customerId: customer?.id, gradeId: customer?.gradeId };
}
