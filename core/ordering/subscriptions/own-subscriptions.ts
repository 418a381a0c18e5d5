import type { z } from 'zod';
import { isCardUsable } from '#core/billing/payments/cards/charge-saved-card.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { writePlace } from '#core/ordering/orders/list/order-sorts.pure.ts';
import { tablePage } from '#core/ordering/orders/list/table-page.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { refusal } from './check-services.ts';
import { endSubscription } from './end-subscription.ts';
import { payBy } from './pay-by.ts';
import { readPosts } from './post.store.ts';
import { showSubscription, showSubscriptions } from './show-subscription.ts';
import {
  CONTENTS_PER_PAGE,
  subscriptionIdOf,
  type ChangePaymentBody,
  type Subscription,
  type subscriptionPageAnswer,
  type subscriptionsAnswer,
  type SubscriptionsQuery,
} from './subscription.contract.ts';
import {
  countOwnSubscriptions,
  findSubscription,
  lockSubscription,
  placeOf,
  readOwnSubscriptions,
  type SubscriptionRow,
} from './subscription.store.ts';

/** A page of them, the newest first unless another order is asked for. */
export function listOwnSubscriptions(
  deps: Deps,
  { instanceId, customer }: CustomerCaller,
  query: SubscriptionsQuery,
): Promise<z.infer<typeof subscriptionsAnswer>> {
  const { cursor, status, order_by: by = 'id', order_on: direction = 'desc' } = query;
  const { perPage, skipped } = tablePage(query);
  const own = { instanceId, customerId: customer.id, status };
  return deps.db.read(instanceId, async (trx) => {
    const asked = { ...own, by, direction, after: cursor, skipped, most: perPage + 1 };
    const rows = await readOwnSubscriptions(trx, asked);
    const page = rows.slice(0, perPage);
    const last = rows.length > perPage ? page.at(-1) : undefined;
    return {
      data: await showSubscriptions(trx, deps, { rows: page }),
      recordsFiltered: await countOwnSubscriptions(trx, own),
      meta: { next: last ? writePlace(placeOf(by, last)) : null },
    };
  });
}

/** One with a page of its posts; one of another customer is answered as not found. */
export function getOwnSubscription(
  deps: Deps,
  caller: CustomerCaller,
  { idInPath, before }: { idInPath: string; before: bigint | undefined },
): Promise<z.infer<typeof subscriptionPageAnswer>> {
  const { instanceId, customer } = caller;
  return deps.db.read(instanceId, async (trx) => {
    const id = subscriptionIdOf(idInPath);
    const row = id === undefined ? undefined : await findSubscription(trx, { instanceId, id });
    if (row?.customer_id !== customer.id) throw new AppError('not_found');
    const asked = { instanceId, subscriptionId: row.id, before, most: CONTENTS_PER_PAGE + 1 };
    const posts = await readPosts(trx, asked);
    const page = posts.slice(0, CONTENTS_PER_PAGE);
    const last = posts.length > CONTENTS_PER_PAGE ? page.at(-1) : undefined;
    return {
      data: await showSubscription(trx, deps, { row, posts: page }),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

/** Ends it at once; done again, it changes nothing. */
export function cancelOwnSubscription(
  deps: Deps,
  caller: CustomerCaller,
  idInPath: string,
): Promise<Subscription> {
  const { instanceId, customer } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwn(trx, caller, idInPath);
    if (row.status !== 'in_processing') return showSubscription(trx, deps, row);
    const ended = await endSubscription(trx, deps, { row, reason: 'customer' });
    await recordAudit({ ...deps, trx }, caller, {
      action: 'subscription.canceled',
      ...{ customerId: customer.id, sessionId: customer.sessionId },
      details: { subscription: String(row.id), url: row.url },
    });
    return showSubscription(trx, deps, ended);
  });
}

/** Has another card bring what the balance lacks, or none; what waits is tried again at once. */
export function changePayment(
  deps: Deps,
  caller: CustomerCaller,
  { idInPath, body }: { idInPath: string; body: ChangePaymentBody },
): Promise<Subscription> {
  const { instanceId, customer } = caller;
  const asked = body.recurring_payments_method_id;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockOwn(trx, caller, idInPath);
    if (row.status !== 'in_processing') throw new AppError('conflict');
    if (asked === undefined) {
      throw refusal({ recurring_payments_method_id: [{ code: 'required' }] });
    }
    const cardId = asked === null ? null : BigInt(asked);
    const owner = { instanceId, customerId: customer.id };
    if (cardId !== null && !(await isCardUsable(trx, deps, { ...owner, cardId }))) {
      throw refusal({ recurring_payments_method_id: [{ code: 'method_unavailable' }] });
    }
    const changed = await payBy(trx, deps, { row, cardId });
    await recordAudit({ ...deps, trx }, caller, {
      action: 'subscription.payment_changed',
      ...{ customerId: customer.id, sessionId: customer.sessionId },
      details: { subscription: String(row.id), card: cardId === null ? null : String(cardId) },
    });
    return showSubscription(trx, deps, changed);
  });
}

async function lockOwn(
  trx: Trx,
  { instanceId, customer }: CustomerCaller,
  idInPath: string,
): Promise<SubscriptionRow> {
  const id = subscriptionIdOf(idInPath);
  const row = id === undefined ? undefined : await lockSubscription(trx, { instanceId, id });
  if (row?.customer_id !== customer.id) throw new AppError('not_found');
  return row;
}
