import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { isCardUsable } from '#core/billing/payments/cards/charge-saved-card.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { OrderableLine } from '#core/ordering/orders/check-line.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, findDone, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import { watchChannel } from './channel.store.ts';
import { chooseServices, refusal } from './check-services.ts';
import { findChannel, type FoundChannel } from './find-channel.ts';
import { showSubscription } from './show-subscription.ts';
import type { CreateSubscriptionBody } from './subscription.contract.ts';
import {
  countOwnSubscriptions,
  insertServices,
  insertSubscription,
  type OwnerRef,
  type SubscriptionRow,
} from './subscription.store.ts';
import { tellOfSubscription } from './tell-of-subscription.ts';

/** Of one customer; each has a channel looked at. */
const MOST_RUNNING = 200;

interface Creating extends OnceKey {
  body: CreateSubscriptionBody;
  buyer: Buyer;
}

/**
 * Subscribes a channel, once for each key; whatever is wrong is said together. Nothing is charged
 * before the channel posts.
 */
export async function createSubscription(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, body, buyer }: Creating,
): Promise<OnceAnswer> {
  const doing = { key, route, input: body };
  // The channel is asked for outside of any transaction, and not again for a call that was answered.
  const done = await findDone(deps, caller, doing);
  if (done) return done;
  const found = await findChannel(deps, body.url);
  return doOnce(deps, caller, {
    ...doing,
    async work(trx) {
      const row = await subscribe(trx, deps, { caller, body, buyer, found });
      const shown = await showSubscription(trx, deps, row);
      return { status: 201, value: { data: shown } };
    },
  });
}

interface Subscribing {
  caller: CustomerCaller;
  body: CreateSubscriptionBody;
  buyer: Buyer;
  found: Awaited<ReturnType<typeof findChannel>>;
}

async function subscribe(trx: Trx, deps: Deps, asked: Subscribing): Promise<SubscriptionRow> {
  const { caller, body } = asked;
  const { instanceId, customer } = caller;
  await refuseMore(trx, { instanceId, customerId: customer.id });
  const { lines, quoted, ...checked } = await check(trx, deps, asked);
  refuseOtherCost(quoted.totalMicro, body.expected_cost_per_publication);
  const written = { ...asked, found: checked.found, lines, quoted };
  const row = await write(trx, deps, written);
  if (!row) throw refusal({ url: [{ code: 'already_subscribed' }] });
  await recordAudit({ ...deps, trx }, caller, {
    ...{ action: 'subscription.began', customerId: customer.id, sessionId: customer.sessionId },
    details: { subscription: String(row.id), url: row.url },
  });
  await tellOfSubscription({ ...deps, trx, instanceId }, row, { what: 'began' });
  return row;
}

async function refuseMore(trx: Trx, owner: OwnerRef): Promise<void> {
  const running = await countOwnSubscriptions(trx, {
    ...owner,
    status: 'in_processing',
    by: 'person',
  });
  if (running < MOST_RUNNING) return;
  throw refusal({ url: [{ code: 'too_many', params: { count: MOST_RUNNING } }] });
}

async function check(
  trx: Trx,
  deps: Deps,
  { caller, body, buyer, found }: Subscribing,
): Promise<{ found: FoundChannel; lines: OrderableLine[]; quoted: Quote }> {
  const { instanceId, language, customer } = caller;
  const isFound = typeof found !== 'string';
  const [watched = ''] = isFound ? [found.platform] : [];
  const chosen = isFound
    ? await chooseServices(trx, deps.db, {
        ...{ instanceId, language, buyer, chosen: body.services, platform: watched },
      })
    : { fields: {} };
  const cardId = body.recurring_payments_method_id;
  const card = { instanceId, customerId: customer.id, cardId: BigInt(cardId ?? 0) };
  const isCardRight = cardId == null || (await isCardUsable(trx, deps, card));
  const fields: FieldProblems = {
    ...(!isFound && { url: [{ code: found }] }),
    ...('fields' in chosen && chosen.fields),
    ...(!isCardRight && { recurring_payments_method_id: [{ code: 'method_unavailable' }] }),
  };
  if (!isFound || 'fields' in chosen || Object.keys(fields).length > 0) throw refusal(fields);
  return { found, ...chosen };
}

function refuseOtherCost(costMicro: bigint, expected: string | undefined): void {
  if (expected === undefined || parseAmount(expected) === costMicro) return;
  throw new AppError('total_changed', { params: { total: formatAmount(costMicro) } });
}

interface Writing extends Omit<Subscribing, 'found'> {
  found: FoundChannel;
  lines: readonly OrderableLine[];
  quoted: Quote;
}

async function write(
  trx: Trx,
  { clock }: Pick<Deps, 'clock'>,
  { caller, body, found: { platform, channel }, lines, quoted }: Writing,
): Promise<SubscriptionRow | undefined> {
  const { instanceId, origin, customer } = caller;
  const now = clock.now();
  const cardId = body.recurring_payments_method_id;
  const row = await insertSubscription(trx, {
    ...{ instance_id: instanceId, customer_id: customer.id },
    name: body.name === '' ? channel.name.slice(0, 100) : body.name,
    url: channel.url,
    network: JSON.stringify(lines[0]?.details.kept.network),
    ...{ platform, channel_id: channel.id, channel_name: channel.name },
    status: 'in_processing',
    contents_limit: body.contents_limit,
    cost_micro: quoted.totalMicro,
    billing_type: cardId == null ? 'balance' : 'card',
    card_id: cardId == null ? null : BigInt(cardId),
    origin: `${origin.scheme}://${origin.host}`,
    ...{ created_at: now, updated_at: now },
  });
  if (!row) return undefined;
  await insertServices(
    trx,
    lines.map((line, place) => ({
      ...{ instance_id: instanceId, subscription_id: row.id, place },
      service_id: line.service.id,
      service: JSON.stringify(line.details.kept),
      quantity: line.asked.quantity,
      country_ids: [...new Set(line.asked.country_ids)],
      cost_micro: quoted.items[place]?.costMicro ?? 0n,
    })),
  );
  await watchChannel(trx, { instance_id: instanceId, platform, channel_id: channel.id }, now);
  return row;
}
