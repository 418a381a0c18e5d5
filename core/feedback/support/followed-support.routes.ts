import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { withGuestOrder } from '#core/ordering/orders/followed/followed-order.ts';
import {
  getFollowedOrderSupport,
  writeToFollowedOrderSupport,
} from './followed-support.operations.ts';
import { showThreadOfOrder } from './read-thread.ts';
import { writeMessage } from './write-message.ts';

export function followedSupportRoutes(api: CoreApi, deps: Deps): void {
  handle(api, getFollowedOrderSupport, (caller, { params, query: { signature, before } }) =>
    withGuestOrder(deps, caller, {
      link: { ...params, signature },
      work: (trx, { id: orderId }) =>
        showThreadOfOrder(trx, { instanceId: caller.instanceId, orderId, before }),
    }),
  );

  handle(api, writeToFollowedOrderSupport, async (caller, { params, query, body, once }) => {
    const order = await withGuestOrder(deps, caller, {
      link: { ...params, signature: query.signature },
      work: (_trx, row) => Promise.resolve(row),
    });
    return writeMessage(deps, caller, { ...once, order, body });
  });
}
