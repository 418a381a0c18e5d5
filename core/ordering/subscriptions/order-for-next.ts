import { findOrdering, type Ordering } from '#core/accounts/api-tokens/ordering-program.ts';
import { CALLS_OF_TOKEN } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { requireSpending } from '#core/accounts/api-tokens/spend-by-token.ts';
import { findPayer } from '#core/accounts/customers/payer.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import {
  isCardUsable,
  makeCharge,
  readCharge,
  type InvoiceRef,
} from '#core/billing/payments/cards/charge-saved-card.ts';
import type { Deps } from '#core/deps.ts';
import { placeForPost } from '#core/ordering/orders/place-for-post.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { takeTryIn } from '#core/platform/limits/rate-limit.ts';
import { sum } from '#core/pricing/quote/quote-line.pure.ts';
import { isPausedIn } from '#core/tenancy/instances/pause-instance.ts';
import type { Language } from '#locales/languages.ts';
import { endSubscription } from './end-subscription.ts';
import { offerFor, type Offer } from './offer-for-post.ts';
import {
  changePost,
  findNextPost,
  holdPosts,
  insertPostOrders,
  nextDueAt,
  skipOverdue,
  type PostRow,
} from './post.store.ts';
import { nextStep, WAIT_MS, type PostFacts, type PostStep } from './subscription-rules.pure.ts';
import {
  changeSubscription,
  lockFreeSubscription,
  type SubscriptionRef,
  type SubscriptionRow,
} from './subscription.store.ts';
import { tellOfSubscription } from './tell-of-subscription.ts';

/** Whether there is more to be tried at once, after a card was charged where one is to be. */
export type Turn = 'more' | 'over' | { charge: InvoiceRef };

interface AtHand {
  row: SubscriptionRow;
  post: PostRow;
  offer: Offer;
  facts: PostFacts;
  language: Language;
  /** Of a test account, whose orders are not delivered. */
  isTest: boolean;
  /** Who has begun it, where no person has. */
  program: Ordering | undefined;
}

/**
 * Tries the oldest post of a subscription that is not ordered for yet, in one transaction: its orders
 * are there, paid and counted, or nothing of them is.
 */
export async function orderForNext(trx: Trx, deps: Deps, ref: SubscriptionRef): Promise<Turn> {
  const { instanceId } = ref;
  const now = deps.clock.now();
  const row = await lockFreeSubscription(trx, ref);
  if (row?.status !== 'in_processing' || row.next_try_at === null || row.next_try_at > now) {
    return 'over';
  }
  await skipOverdue(trx, { instanceId, subscriptionId: row.id, now });
  const post = await findNextPost(trx, { instanceId, subscriptionId: row.id, now });
  if (!post) {
    const next = await nextDueAt(trx, { instanceId, subscriptionId: row.id });
    await changeSubscription(trx, row, { next_try_at: next, waiting_for: null, updated_at: now });
    return 'over';
  }
  const payer = await findPayer(trx, { instanceId, id: row.customer_id });
  if (!payer) {
    await endSubscription(trx, deps, { row, reason: 'account_deleted' });
    return 'over';
  }
  const program = await findOrdering(trx, deps, { ...row, instanceId });
  if (program === 'over') {
    await endSubscription(trx, deps, { row, reason: 'token' });
    return 'over';
  }
  const { language, gradeId, isFrozen, isTest } = payer;
  const buyer = { customerId: row.customer_id, gradeId, declaredCountry: undefined };
  const offer = await offerFor(trx, deps.db, { row, post, language, buyer });
  const isHeld = isFrozen || (await isPausedIn(trx, instanceId));
  const facts = await readFacts(trx, deps, { row, post, offer, isHeld, program });
  const at = { row, post, offer, facts, language, isTest, program };
  return take({ ...deps, trx }, at, nextStep(facts));
}

interface Asked {
  row: SubscriptionRow;
  post: PostRow;
  offer: Offer;
  isHeld: boolean;
  program: Ordering | undefined;
}

async function readFacts(
  trx: Trx,
  deps: Deps,
  { row, post, offer, isHeld, program }: Asked,
): Promise<PostFacts> {
  const { instance_id: instanceId, customer_id: customerId, card_id: cardId } = row;
  const { balanceMicro } = await readMoney(trx, { instanceId, id: customerId });
  const isByCard = row.billing_type === 'card';
  const isUsable =
    isByCard &&
    cardId !== null &&
    (await isCardUsable(trx, deps, { instanceId, customerId, cardId }));
  const invoiceId = post.invoice_id;
  return {
    now: deps.clock.now(),
    isHeld,
    offered: offer.lines.length,
    refusedFor: offer.refusedFor,
    costMicro: offer.quoted.totalMicro,
    agreedMicro: sum(offer.services.map(({ cost_micro: micro }) => micro)),
    mostMicro: offer.mostMicro,
    isOverCap: program !== undefined && offer.quoted.totalMicro > program.leftMicro,
    balanceMicro,
    card: isByCard ? (isUsable ? 'usable' : 'unusable') : 'none',
    charge: invoiceId === null ? undefined : await readCharge(trx, { instanceId, id: invoiceId }),
  };
}

type Ports = Deps & { trx: Trx };

async function take(deps: Ports, at: AtHand, step: PostStep): Promise<Turn> {
  const { row, post } = at;
  const { trx } = deps;
  const now = deps.clock.now();
  switch (step.do) {
    case 'order':
      await order(deps, at);
      return 'more';
    case 'skip':
      await changePost(trx, post, { state: 'skipped', reason: step.reason, waits_until: null });
      await tellOfUnsold(deps, at);
      return 'more';
    case 'look_again':
      await changeSubscription(trx, row, { next_try_at: step.at, updated_at: now });
      return 'over';
    case 'wait':
      await hold(deps, at, step);
      return 'over';
    case 'charge':
      return charge(deps, at);
  }
}

async function order(deps: Ports, at: AtHand): Promise<void> {
  const { trx } = deps;
  const { row, post, offer, isTest, program } = at;
  const { instance_id: instanceId, customer_id: customerId } = row;
  const now = deps.clock.now();
  if (program) {
    const subject = String(program.tokenId);
    await takeTryIn(trx, deps, { instanceId, limit: CALLS_OF_TOKEN, subject });
  }
  const orders = await placeForPost(trx, deps, {
    ...{ instanceId, customerId, isTest, subscriptionId: row.id },
    ...{ lines: offer.lines, made: offer.quoted, placedAt: row.origin },
  });
  await requireSpending({ ...deps, instanceId }, program, offer.quoted.totalMicro);
  await insertPostOrders(
    trx,
    orders.map(({ id, service_id: serviceId }) => ({
      ...{ instance_id: instanceId, post_id: post.id, service_id: serviceId, order_id: id },
    })),
  );
  const reason = offer.refusedFor ?? null;
  await changePost(trx, post, { state: 'ordered', reason, waits_until: null, ordered_at: now });
  const count = row.contents_count + 1;
  const oldCount = row.old_contents_count + (post.published_at <= row.created_at ? 1 : 0);
  const changed = await changeSubscription(trx, row, {
    ...{ contents_count: count, old_contents_count: oldCount, waiting_for: null, updated_at: now },
  });
  if (reason !== null) await tellOfUnsold(deps, at);
  if (count - oldCount >= row.contents_limit) {
    await endSubscription(trx, deps, { row: changed, reason: 'limit' });
  }
}

/** The customer reads once why nothing is ordered, however many posts wait for the same. */
async function hold(
  deps: Ports,
  { row, post, facts }: AtHand,
  { for: reason, at }: Extract<PostStep, { do: 'wait' }>,
): Promise<void> {
  const { trx } = deps;
  const { instance_id: instanceId } = row;
  const now = deps.clock.now();
  const until = new Date(now.getTime() + WAIT_MS);
  await holdPosts(trx, { instanceId, subscriptionId: row.id, reason, until, now });
  const end = post.waits_until ?? until;
  await changeSubscription(trx, row, {
    ...{ waiting_for: reason, updated_at: now },
    next_try_at: at < end ? at : end,
  });
  if (row.waiting_for === reason || reason === 'account' || reason === 'daily_cap') return;
  await tellOfSubscription({ ...deps, instanceId }, row, {
    ...{ what: reason, postId: post.id, costMicro: facts.costMicro },
  });
}

async function charge(deps: Ports, at: AtHand): Promise<Turn> {
  const { trx } = deps;
  const { row, post, facts, language } = at;
  const { instance_id: instanceId, customer_id: customerId, card_id: cardId, origin } = row;
  const missingMicro = facts.costMicro - facts.balanceMicro;
  const made =
    cardId === null
      ? undefined
      : await makeCharge(trx, deps, {
          ...{ instanceId, customerId, cardId, missingMicro, language, origin },
        });
  if (!made) {
    const unusable = { ...facts, card: 'unusable' as const };
    return take(deps, at, nextStep(unusable));
  }
  await changePost(trx, post, { invoice_id: made.id });
  return { charge: made };
}

/** A service that is not sold any more is told of once, not for each post. */
async function tellOfUnsold(deps: Ports, { row, offer }: AtHand): Promise<void> {
  for (const { service_id: serviceId, service } of offer.unsold) {
    await tellOfSubscription({ ...deps, instanceId: row.instance_id }, row, {
      ...{ what: 'not_sold', serviceId, service: service.name },
    });
  }
}
