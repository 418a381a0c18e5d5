import { askForAccount } from '#core/accounts/guests/ask-for-account.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { countGuestPayment } from '../order-limits.ts';
import { payUnpaid } from '../pay-again.ts';
import * as operations from './followed.operations.ts';
import { getFollowedOrder, withFollowed, withGuestOrder } from './followed-order.ts';

export function followedRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getFollowedOrder, async (caller, { params, query: { signature } }) => {
    const following = { link: { ...params, signature }, visitor: caller.customer };
    return { data: await getFollowedOrder(deps, caller, following) };
  });

  handle(
    api,
    operations.payFollowedOrder,
    async (caller, { params, query: { signature }, body, once }, c) => {
      const found = await withGuestOrder(deps, caller, {
        link: { ...params, signature },
        work: (_trx, { id, customer_id: customerId }) => Promise.resolve({ id, customerId }),
      });
      await countGuestPayment(deps, caller);
      const { revision } = currentInstance(c);
      const payer = { caller, customerId: found.customerId, isGuest: true };
      return payUnpaid(deps, payer, { ...once, orderId: String(found.id), revision, body });
    },
  );

  handle(api, operations.claimFollowedOrder, async (caller, { params, query: { signature } }) => {
    const claimed = await withFollowed(deps, caller, {
      link: { ...params, signature },
      work: (_trx, { id, customer_id: customerId }) => Promise.resolve({ orderId: id, customerId }),
    });
    await askForAccount(deps, caller, claimed);
  });
}
