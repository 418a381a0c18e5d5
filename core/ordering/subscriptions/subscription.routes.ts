import { buyerOf } from '#core/accounts/customers/buyer.ts';
import type { CatalogueAnswers } from '#core/catalogue/services/answer-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { createSubscription } from './create-subscription.ts';
import { listNetworks, listTypesForPosts } from './list-networks.ts';
import {
  cancelOwnSubscription,
  changePayment,
  getOwnSubscription,
  listOwnSubscriptions,
} from './own-subscriptions.ts';
import { endByStaff } from './end-by-staff.ts';
import * as operations from './subscription.operations.ts';

export function subscriptionRoutes(api: CoreApi, deps: Deps, { current }: CatalogueAnswers): void {
  // Registered before `/subscriptions/{subscriptionId}`, which would match it as an id.
  handle(api, operations.listSubscriptionNetworks, async (caller, { query }, c) => {
    const { revision } = currentInstance(c);
    const asked = { caller, catalogue: await current(c, query), revision };
    return { data: await listNetworks(deps, asked) };
  });
  handle(api, operations.listServiceTypesForPosts, async (caller, { params, query }, c) => {
    const { revision } = currentInstance(c);
    const asked = { caller, catalogue: await current(c, query), revision };
    return { data: await listTypesForPosts(deps, { ...asked, idInPath: params.networkId }) };
  });
  handle(api, operations.listSubscriptions, (caller, { query }) =>
    listOwnSubscriptions(deps, caller, query),
  );
  handle(api, operations.getSubscription, (caller, { params, query }) =>
    getOwnSubscription(deps, caller, {
      idInPath: params.subscriptionId,
      before: query.contents_before,
    }),
  );
  handle(api, operations.createSubscription, (caller, { body, once }, c) =>
    createSubscription(deps, caller, { ...once, body, buyer: buyerOf(caller, c) }),
  );
  handle(api, operations.cancelSubscription, async (caller, { params }) => ({
    data: await cancelOwnSubscription(deps, caller, params.subscriptionId),
  }));
  handle(api, operations.endSubscriptionByStaff, (caller, { params, body }) =>
    endByStaff(deps, caller, { idInPath: params.subscriptionId, reason: body?.reason }),
  );
  handle(api, operations.changeSubscriptionPayment, async (caller, { params, body }) => ({
    data: await changePayment(deps, caller, { idInPath: params.subscriptionId, body }),
  }));
}
