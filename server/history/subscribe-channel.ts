import { listCards } from '#core/billing/payments/cards/own-cards.ts';
import { rhythmMs, simulatedPosts } from '#core/catalogue/video-platform/simulated-platform.ts';
import { invariant } from '#core/errors.ts';
import { createSubscription } from '#core/ordering/subscriptions/create-subscription.ts';
import { findChannel } from '#core/ordering/subscriptions/find-channel.ts';
import { lookAtChannels } from '#core/ordering/subscriptions/look-at-channels.ts';
import { orderForPosts } from '#core/ordering/subscriptions/order-for-posts.ts';
import { cancelOwnSubscription } from '#core/ordering/subscriptions/own-subscriptions.ts';
import { subscribeByProgram } from '#core/ordering/subscriptions/subscribe-by-program.ts';
import {
  createSubscriptionBody,
  type Subscription,
} from '#core/ordering/subscriptions/subscription.contract.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { insertApiSubscription } from '#core/resale/api-v2/api-order.store.ts';
import { runAlone, runDueJobs } from './run-jobs.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const DAY_MINUTES = 24 * 60;
/** A post is seen a while after it is public. */
const SEEN_MS = 4 * 60_000;
/** As quick as an order of that size is. */
const COURSE = { by: 'simulator', startMinutes: 20, runMinutes: 7 * 60 } as const;

interface Followed {
  troupe: Troupe;
  subscriptionId: bigint;
}

/** Those of every brand, whose orders may come about whenever a channel is looked at. */
const followedOn = new WeakMap<Stage, Followed[]>();

/** Somebody subscribes a channel, which is looked at after each of its posts. */
export async function subscribeChannel(
  stage: Stage,
  troupe: Troupe,
  deed: DeedOf<'subscribe'>,
): Promise<void> {
  const { deps } = stage;
  const caller = callerOf(troupe, deed.who);
  const { channelId, subscriptionId } = await begin(stage, troupe, deed);
  const followed = followedOn.get(stage) ?? [];
  followedOn.set(stage, [...followed, { troupe, subscriptionId }]);
  const delayMs = (deed.byProgram?.delayMinutes ?? 0) * 60_000;
  const seen = futurePosts(stage, channelId).map((at) => new Date(at.getTime() + SEEN_MS));
  // Posts from before are found soon.
  const soon = deed.byProgram ? [new Date(stage.clock.now().getTime() + SEEN_MS)] : [];
  for (const at of [...soon, ...seen]) {
    stage.at(at, () => follow(stage));
    const due = new Date(at.getTime() + delayMs);
    if (delayMs > 0 && due < stage.endsAt) stage.at(due, () => follow(stage));
  }
  if (deed.canceledAfterDays === undefined) return;
  stage.after(deed.canceledAfterDays * DAY_MINUTES, async () => {
    await cancelOwnSubscription(deps, caller, String(subscriptionId));
  });
}

interface Begun {
  channelId: string;
  subscriptionId: bigint;
}

async function begin(stage: Stage, troupe: Troupe, deed: DeedOf<'subscribe'>): Promise<Begun> {
  const { deps } = stage;
  const caller = callerOf(troupe, deed.who);
  if (deed.byProgram) return beginByProgram(stage, caller, { ...deed, by: deed.byProgram });
  const { id, gradeId } = caller.customer;
  const [card] = deed.byCard ? await listCards(deps, caller) : [];
  const body = createSubscriptionBody.parse({
    ...{ url: deed.url, name: deed.name, contents_limit: deed.limit },
    services: deed.services.map(({ serviceId, quantity }) => ({ service_id: serviceId, quantity })),
    recurring_payments_method_id: card?.id ?? null,
  });
  const { bytes } = await createSubscription(deps, caller, {
    ...{ key: stage.key(), route: 'POST /api/v1/subscriptions', body },
    buyer: { customerId: id, gradeId, declaredCountry: undefined },
  });
  // Made by the core in this very moment.
  const { data } = JSON.parse(Buffer.from(bytes).toString()) as { data: Subscription };
  return { channelId: data.channel.id, subscriptionId: BigInt(data.id) };
}

interface ByProgram extends DeedOf<'subscribe'> {
  by: NonNullable<DeedOf<'subscribe'>['byProgram']>;
}

async function beginByProgram(
  { deps }: Stage,
  { instanceId, customer, language, origin }: CustomerCaller,
  { by, url, limit, services: [service] }: ByProgram,
): Promise<Begun> {
  const found = await findChannel(deps, url);
  invariant(typeof found !== 'string' && service, 'a program subscribes what is there');
  const { id: customerId, gradeId } = customer;
  return deps.db.inInstance(instanceId, async (trx) => {
    const { id: tokenId } = await trx
      .selectFrom('api_tokens')
      .select('id')
      .where('instance_id', '=', instanceId)
      .where('customer_id', '=', customerId)
      .where('name', '=', by.name)
      .executeTakeFirstOrThrow();
    const placedAt = `${origin.scheme}://${origin.host}`;
    const row = await subscribeByProgram(trx, deps, {
      who: { instanceId, customerId, tokenId, gradeId, language, placedAt },
      ...{ serviceId: service.serviceId, found, least: by.least, most: service.quantity },
      ...{ posts: limit, oldPosts: by.oldPosts, delayMinutes: by.delayMinutes, expiresAt: null },
    });
    invariant(typeof row !== 'string', 'what is planned can be subscribed');
    await insertApiSubscription(trx, {
      ...{ instance_id: instanceId, subscription_id: row.id, token_id: tokenId, request_id: null },
      created_at: deps.clock.now(),
    });
    return { channelId: found.channel.id, subscriptionId: row.id };
  });
}

/** When the channel posts from now until the history ends. */
function futurePosts({ clock, endsAt }: Stage, channelId: string): Date[] {
  const now = clock.now();
  const most = Math.ceil((endsAt.getTime() - now.getTime()) / rhythmMs(channelId)) + 1;
  return simulatedPosts(channelId, endsAt, most)
    .map(({ publishedAt }) => publishedAt)
    .filter((at) => at > now)
    .toReversed();
}

async function follow(stage: Stage): Promise<void> {
  await runAlone(stage, lookAtChannels);
  await runAlone(stage, orderForPosts);
  for (const { troupe, subscriptionId } of followedOn.get(stage) ?? []) {
    const { instanceId } = troupe;
    const orders = await stage.deps.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('orders')
        .select('id')
        .where('instance_id', '=', instanceId)
        .where('subscription_id', '=', subscriptionId)
        .orderBy('id')
        .execute(),
    );
    for (const { id } of orders) {
      if (!stage.parts.has(id)) stage.parts.set(id, { troupe, fate: COURSE });
    }
  }
  await runDueJobs(stage);
}
