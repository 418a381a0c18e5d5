import { z } from 'zod';
import { queueCustomerMail } from '#core/accounts/mails/queue-customer-mail.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { inDollars } from '#core/billing/payments/mails/payment-mail.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { NoticeFacts, NoticeKind } from '#core/messaging/notices/notice-kinds.pure.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { formatMoment } from '#locales/moments.ts';
import { WAIT_MS } from './subscription-rules.pure.ts';
import { findSubscription, type SubscriptionRow } from './subscription.store.ts';
import type { WaitingFor } from './subscription-states.pure.ts';

export type SubscriptionNews =
  | { what: 'began' | 'completed' | 'idle' | 'canceled' }
  | { what: 'ended'; reason: string }
  /** Of the first post that waits for it, with what it costs today. */
  | { what: Exclude<WaitingFor, 'account' | 'daily_cap'>; postId: bigint; costMicro: bigint }
  | { what: 'not_sold'; serviceId: number; service: string };

/** That a bank wants a confirmation, the payment tells itself. */
const KINDS = {
  began: 'subscription_began',
  funds: 'subscription_no_funds',
  card: 'subscription_card',
  price: 'subscription_price',
  not_sold: 'subscription_not_sold',
  completed: 'subscription_completed',
  idle: 'subscription_idle',
  canceled: 'subscription_canceled',
  ended: 'subscription_ended',
} as const satisfies Record<string, NoticeKind>;

const MAILS = {
  began: 'subscriptionBegan',
  funds: 'subscriptionNoFunds',
  card: 'subscriptionCard',
  price: 'subscriptionPrice',
  completed: 'subscriptionCompleted',
  idle: 'subscriptionCompleted',
  canceled: 'subscriptionCanceled',
} as const;
type Mailed = keyof typeof MAILS;

const MAILED = ['began', 'funds', 'card', 'price', 'completed', 'idle', 'canceled'] as const;
const schema = z.strictObject({
  subscriptionId: z.string(),
  what: z.enum(MAILED),
  costMicro: z.string(),
  /** Until when a post waits. */
  until: z.string(),
  uniqueKey: z.string(),
});
const SUBSCRIPTION_MAIL: JobKind<typeof schema> = {
  kind: 'mail-subscription',
  schema,
  maxAttempts: 5,
};

/** Tells a customer once of each thing that happens to a subscription: in the panel, and by mail. */
export async function tellOfSubscription(
  deps: LedgerDeps,
  row: SubscriptionRow,
  news: SubscriptionNews,
): Promise<void> {
  const { trx, clock, instanceId } = deps;
  const { what } = news;
  if (what === 'card_confirmation') return;
  const event = `subscription/${row.id}/${what}${partOf(news)}`;
  await createNotice(deps, {
    ...{ customerId: row.customer_id, kind: KINDS[what], event, about: {} },
    facts: factsOf(row, news, clock.now()),
    isOwnDoing: what === 'began' || what === 'canceled',
  });
  if (what === 'not_sold' || what === 'ended' || isOfProgram(row, what)) return;
  const costMicro = String('costMicro' in news ? news.costMicro : row.cost_micro);
  await enqueue({ clock }, trx, {
    ...{ job: SUBSCRIPTION_MAIL, instanceId },
    payload: {
      ...{ subscriptionId: String(row.id), what, costMicro, uniqueKey: event },
      until: new Date(clock.now().getTime() + WAIT_MS).toISOString(),
    },
  });
}

/** Who has programs begin and end many of them reads in mails what they wait for, and no more. */
const isOfProgram = ({ service_id: serviceId }: SubscriptionRow, what: SubscriptionNews['what']) =>
  serviceId !== null && what !== 'funds' && what !== 'card' && what !== 'price';

function partOf(news: SubscriptionNews): string {
  if ('serviceId' in news) return `/${news.serviceId}`;
  return 'postId' in news ? `/${news.postId}` : '';
}

function factsOf(row: SubscriptionRow, news: SubscriptionNews, now: Date): NoticeFacts {
  const about = { subscription: Number(row.id), subject: row.name };
  if (news.what === 'not_sold') return { ...about, reason: news.service };
  if (news.what === 'ended') return { ...about, reason: news.reason };
  if ('costMicro' in news) {
    const until = new Date(now.getTime() + WAIT_MS).toISOString();
    return { ...about, amountMicro: String(news.costMicro), until };
  }
  const quantity = news.what === 'began' ? row.contents_limit : row.contents_count;
  return { ...about, amountMicro: String(row.cost_micro), quantity };
}

export const mailSubscription = defineJob({
  ...SUBSCRIPTION_MAIL,
  async handle(deps: Deps, { instanceId, payload: { subscriptionId, what, ...said } }) {
    invariant(instanceId !== null, 'a subscription belongs to an instance');
    const id = BigInt(subscriptionId);
    const row = await deps.db.inInstance(instanceId, (trx) =>
      findSubscription(trx, { instanceId, id }),
    );
    if (!row) return;
    await queueCustomerMail(deps, {
      ...{ instanceId, customerId: row.customer_id, about: 'subscriptions' },
      ...{ origin: row.origin, notice: mailOf(what), uniqueKey: said.uniqueKey },
      facts: (language) => ({
        subscription: row.name,
        amount: inDollars(BigInt(said.costMicro), language),
        quantity: String(what === 'began' ? row.contents_limit : row.contents_count),
        until: formatMoment(new Date(said.until), { language, part: 'day', timeZone: 'UTC' }),
      }),
      path: what === 'funds' ? '/add-funds' : `/subscriptions/${row.id}`,
    });
  },
});

const mailOf = (what: Mailed) => MAILS[what];
