import type { CurrentCustomer } from '#core/platform/operations/current-customer.ts';
import { findPayer } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { readMethodsOfOrder } from '#core/tenancy/widgets/keep-widgets.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { orderIdOf } from '../order.contract.ts';
import { historyOf } from '../own-orders.ts';
import { showOrders } from '../show-order.ts';
import { readOrdersOfAnybody, type OrderRow } from '../staff-orders.ts';
import { isFollowSignature } from './follow-signature.ts';
import type { FollowedOrder } from './followed.contract.ts';

/** The page polls every few seconds, possibly in several tabs. */
const FOLLOWED: Limit = { name: 'order-followed', capacity: 240, refillSeconds: 1 };

export interface FollowLink {
  orderId: string;
  signature: string;
}

type Clocked = Pick<Deps, 'db' | 'clock'>;

interface Followed<Result> {
  link: FollowLink;
  work: (trx: Trx, order: OrderRow, owner: { isGuest: boolean }) => Promise<Result>;
}

/**
 * Runs work on the order of a signed link. A wrong signature is refused without reading the
 * database, so it reveals nothing; orders of deleted customers are not found.
 */
export async function withFollowed<Result>(
  deps: Clocked,
  { instanceId, address }: Pick<Caller, 'instanceId' | 'address'>,
  { link, work }: Followed<Result>,
): Promise<Result> {
  await spendTries(deps, [{ instanceId, limit: FOLLOWED, subject: address }]);
  const id = orderIdOf(link.orderId);
  const isRight =
    id !== undefined &&
    (await isFollowSignature(createKeys(deps), { instanceId, id }, link.signature));
  if (!isRight) throw new AppError('not_found');
  return deps.db.inInstance(instanceId, async (trx) => {
    const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: [id] });
    const owner = order && (await findPayer(trx, { instanceId, id: order.customer_id }));
    if (!order || !owner) throw new AppError('not_found');
    return work(trx, order, owner);
  });
}

/** Once the guest has an account to log in to, the order is available only after login. */
export function withGuestOrder<Result>(
  deps: Clocked,
  caller: Pick<Caller, 'instanceId' | 'address'>,
  { link, work }: Followed<Result>,
): Promise<Result> {
  return withFollowed(deps, caller, {
    link,
    work(trx, order, owner) {
      if (!owner.isGuest) throw new AppError('not_found');
      return work(trx, order, owner);
    },
  });
}

/** The order of a link as its customer sees it; the only action a guest has is to pay. */
export function getFollowedOrder(
  deps: Clocked,
  caller: Caller,
  { link, visitor }: { link: FollowLink; visitor: CurrentCustomer | undefined },
): Promise<FollowedOrder> {
  const { instanceId, language } = caller;
  return withFollowed(deps, caller, {
    link,
    async work(trx, row, { isGuest }) {
      const now = deps.clock.now();
      const [order] = await showOrders(trx, { instanceId, language, rows: [row], now });
      invariant(order, 'every row is shown');
      const payable = isGuest && order.actions.payable;
      const of = { instanceId, orderId: row.id };
      return {
        order: { ...order, actions: { ...NOTHING, payable } },
        ...(await historyOf(trx, row)),
        payment_methods: payable ? await readMethodsOfOrder(trx, of) : [],
        is_own: visitor?.id === row.customer_id,
      };
    },
  });
}

const NOTHING = {
  activable: false,
  deletable: false,
  pausable: false,
  payable: false,
  cancelable: false,
  refillable: false,
};
