import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { withFollowed } from '../followed/followed-order.ts';
import { getOwnReceipt, receiptOf } from './read-receipt.ts';
import { getFollowedReceipt, getOrderReceipt } from './receipt.operations.ts';

export function receiptRoutes(api: CoreApi, deps: Deps): void {
  handle(api, getOrderReceipt, async (caller, { params }) => ({
    data: await getOwnReceipt(deps, caller, params.orderId),
  }));

  handle(api, getFollowedReceipt, async (caller, { params, query: { signature } }) => ({
    data: await withFollowed(deps, caller, {
      link: { ...params, signature },
      work: (trx, order) => receiptOf(trx, order, null),
    }),
  }));
}
