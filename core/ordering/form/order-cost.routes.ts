import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import type { BuyerCaller } from '#core/platform/operations/current-customer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { buyerOf } from '#core/accounts/customers/buyer.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import * as operations from './order-cost.operations.ts';
import { requireWidget } from '#core/tenancy/widgets/require-widget.ts';
import { getQuantitiesByCost, getServiceCosts } from './service-costs.ts';
import { getTotalCost } from './total-cost.ts';

export function orderCostRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getServiceCosts, async (caller, { body }, c) => ({
    data: await getServiceCosts(deps, askingOf(caller, c), body),
  }));

  handle(api, operations.getQuantitiesByCost, async (caller, { body }, c) => ({
    data: await getQuantitiesByCost(deps, askingOf(caller, c), body),
  }));

  handle(api, operations.getTotalCost, async (caller, { body }, c) => ({
    data: await getTotalCost(deps, askingOf(caller, c), body),
  }));

  handle(api, operations.getWidgetQuantitiesByCost, async (caller, { query, body }, c) => {
    await requireWidget(deps, caller.instanceId, query.api_token);
    return { data: await getQuantitiesByCost(deps, askingOf(caller, c), body) };
  });

  handle(api, operations.getWidgetTotalCost, async (caller, { query, body }, c) => {
    const widget = await requireWidget(deps, caller.instanceId, query.api_token);
    return { data: await getTotalCost(deps, { ...askingOf(caller, c), widget }, body) };
  });
}

function askingOf(caller: BuyerCaller, c: Context<CoreEnv>) {
  const { id: instanceId, revision } = currentInstance(c);
  const buyer = buyerOf(caller, c);
  return { instanceId, revision, address: caller.address, customerId: buyer.customerId, buyer };
}
