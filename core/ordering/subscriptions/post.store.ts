import { sql, type Selectable, type Updateable } from 'kysely';
import type { ChannelPost } from '#core/catalogue/video-platform/video-platform.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { PostReason, WaitingFor } from './subscription-states.pure.ts';
import type { SubscriptionPostsTable } from './subscription.tables.ts';

export type PostRow = Selectable<SubscriptionPostsTable>;

interface OfSubscription {
  instanceId: number;
  subscriptionId: bigint;
}

interface Sighted {
  instanceId: number;
  platform: string;
  channelId: string;
  posts: readonly Pick<ChannelPost, 'id' | 'url' | 'title' | 'publishedAt'>[];
  at: Date;
}

/**
 * Writes down each post for each subscription that was there before it, however often it is seen, and
 * of the first list the posts from before that it is for as well. Subscriptions that got one are tried
 * when it is due, unless they wait for something.
 */
export async function insertSightings(
  trx: Trx,
  { instanceId, platform, channelId, posts, at }: Sighted,
): Promise<void> {
  const ids = posts.map(({ id }) => id);
  const urls = posts.map(({ url }) => url);
  const titles = posts.map(({ title }) => title);
  const dates = posts.map(({ publishedAt }) => publishedAt.toISOString());
  await sql`
    with listed as (
      select *, row_number() over (order by published_at desc, post_id desc) as place
      from unnest(${ids}::text[], ${urls}::text[], ${titles}::text[],
        ${dates}::timestamptz[]) as p (post_id, url, title, published_at)),
    wanted as (
      select s.instance_id, s.id, s.created_at, s.delay_minutes, p.*
      from subscriptions s cross join listed p
      where s.instance_id = ${instanceId} and s.platform = ${platform}
        and s.channel_id = ${channelId} and s.status = 'in_processing'
        and (s.expires_at is null or p.published_at < s.expires_at)
        and (p.published_at > s.created_at or p.place - (
          select count(*) from listed n where n.published_at > s.created_at) <= s.old_posts_due)),
    added as (
      insert into subscription_posts
        (instance_id, subscription_id, post_id, url, title, published_at, seen_at, due_at)
      select instance_id, id, post_id, url, nullif(title, ''), published_at, ${at},
        ${at}::timestamptz + make_interval(mins => delay_minutes)
      from wanted
      order by id, published_at, post_id
      on conflict (instance_id, subscription_id, post_id) do nothing
      returning subscription_id, published_at, due_at)
    update subscriptions s
    set next_try_at = coalesce(s.next_try_at, a.due_at),
      last_published_at = greatest(s.last_published_at, a.latest)
    from (
      select w.id, min(n.due_at) as due_at,
        max(n.published_at) filter (where n.published_at > w.created_at) as latest
      from added n
      join (select distinct id, created_at from wanted) w on w.id = n.subscription_id
      group by w.id) a
    where s.instance_id = ${instanceId} and s.id = a.id`.execute(trx);
  await sql`
    update subscriptions set old_posts_due = 0
    where instance_id = ${instanceId} and platform = ${platform} and channel_id = ${channelId}
      and status = 'in_processing' and old_posts_due > 0`.execute(trx);
}

/** The next post to be ordered for, of those that are due the oldest first. */
export function findNextPost(
  trx: Trx,
  { instanceId, subscriptionId, now }: OfSubscription & { now: Date },
): Promise<PostRow | undefined> {
  return trx
    .selectFrom('subscription_posts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['planned', 'waiting'])
    .where('due_at', '<=', now)
    .orderBy('published_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** When the first of the posts that are not ordered for yet is due. */
export async function nextDueAt(
  trx: Trx,
  { instanceId, subscriptionId }: OfSubscription,
): Promise<Date | null> {
  const { due_at: dueAt } = await trx
    .selectFrom('subscription_posts')
    .select(({ fn }) => fn.min('due_at').as('due_at'))
    .where('instance_id', '=', instanceId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['planned', 'waiting'])
    .executeTakeFirstOrThrow();
  return dueAt;
}

export async function changePost(
  trx: Trx,
  { instance_id: instanceId, id }: Pick<PostRow, 'instance_id' | 'id'>,
  change: Omit<Updateable<SubscriptionPostsTable>, 'instance_id' | 'id'>,
): Promise<void> {
  await trx
    .updateTable('subscription_posts')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

/** All that are due and not ordered for wait together, each until its own end. */
export async function holdPosts(
  trx: Trx,
  {
    instanceId,
    subscriptionId,
    reason,
    until,
    now,
  }: OfSubscription & { reason: WaitingFor; until: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('subscription_posts')
    .set({
      ...{ state: 'waiting', reason },
      waits_until: sql<Date>`coalesce(waits_until, ${until})`,
    })
    .where('instance_id', '=', instanceId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['planned', 'waiting'])
    .where('due_at', '<=', now)
    .execute();
}

/** Nothing is ordered any more for what has waited for too long; why it did stays. */
export async function skipOverdue(
  trx: Trx,
  { instanceId, subscriptionId, now }: OfSubscription & { now: Date },
): Promise<void> {
  await trx
    .updateTable('subscription_posts')
    .set({ state: 'skipped', waits_until: null })
    .where('instance_id', '=', instanceId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'waiting')
    .where('waits_until', '<=', now)
    .execute();
}

/** Nor for what is open when subscriptions end. */
export async function skipOpen(
  trx: Trx,
  { instanceId, ids, reason }: { instanceId: number; ids: readonly bigint[]; reason: PostReason },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('subscription_posts')
    .set({ ...{ state: 'skipped', reason, waits_until: null } })
    .where('instance_id', '=', instanceId)
    .where('subscription_id', 'in', ids)
    .where('state', 'in', ['planned', 'waiting'])
    .execute();
}

/** Another card may be charged for what the one before was declined for. */
export async function forgetCharges(
  trx: Trx,
  { instanceId, subscriptionId, invoiceIds }: OfSubscription & { invoiceIds: readonly bigint[] },
): Promise<void> {
  if (invoiceIds.length === 0) return;
  await trx
    .updateTable('subscription_posts')
    .set({ invoice_id: null })
    .where('instance_id', '=', instanceId)
    .where('subscription_id', '=', subscriptionId)
    .where('invoice_id', 'in', invoiceIds)
    .execute();
}

/** The newest posts, as they were seen. */
export function readPosts(
  trx: Trx,
  {
    instanceId,
    subscriptionId,
    before,
    most,
  }: OfSubscription & { before: bigint | undefined; most: number },
): Promise<PostRow[]> {
  let query = trx
    .selectFrom('subscription_posts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('subscription_id', '=', subscriptionId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}

/** The newest few of each of some subscriptions. */
export async function readNewestPosts(
  trx: Trx,
  { instanceId, ids, each }: { instanceId: number; ids: readonly bigint[]; each: number },
): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PostRow>`
    select p.* from unnest(${ids}::bigint[]) as of (id)
    cross join lateral (
      select * from subscription_posts
      where instance_id = ${instanceId} and subscription_id = of.id
      order by id desc limit ${each}) p`.execute(trx);
  return rows;
}

export interface WaitingPosts {
  count: number;
  /** Of the one that comes next. */
  invoiceId: bigint | null;
}

/** How many posts of each of some subscriptions are not ordered for yet. */
export async function readWaiting(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<ReadonlyMap<bigint, WaitingPosts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; count: bigint; invoice_id: bigint | null }>`
    select subscription_id as id, count(*) as count,
      (array_agg(invoice_id order by published_at, id))[1] as invoice_id
    from subscription_posts
    where instance_id = ${instanceId} and subscription_id = any(${ids}::bigint[])
      and state in ('planned', 'waiting')
    group by subscription_id`.execute(trx);
  return new Map(
    rows.map(({ id, count, invoice_id: invoiceId }) => [id, { count: Number(count), invoiceId }]),
  );
}

export async function insertPostOrders(
  trx: Trx,
  rows: readonly { instance_id: number; post_id: bigint; service_id: number; order_id: bigint }[],
): Promise<void> {
  await trx.insertInto('subscription_orders').values(rows).execute();
}

/** The ids of the orders of some posts. */
export function readPostOrders(
  trx: Trx,
  { instanceId, postIds }: { instanceId: number; postIds: readonly bigint[] },
): Promise<{ post_id: bigint; order_id: bigint }[]> {
  if (postIds.length === 0) return Promise.resolve([]);
  return trx
    .selectFrom('subscription_orders')
    .select(['post_id', 'order_id'])
    .where('instance_id', '=', instanceId)
    .where('post_id', 'in', postIds)
    .execute();
}

/** Forgets what was posted, when a customer leaves. */
export async function forgetPosts(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  await sql`
    update subscription_posts p set url = '', title = null, post_id = p.id::text
    from subscriptions s
    where p.instance_id = ${instanceId} and s.instance_id = p.instance_id
      and s.id = p.subscription_id and s.customer_id = ${customerId}`.execute(trx);
}

/** The payments by card for posts that are not ordered for yet. */
export async function readOpenCharges(
  trx: Trx,
  { instanceId, subscriptionId }: OfSubscription,
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('subscription_posts')
    .select('invoice_id')
    .where('instance_id', '=', instanceId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['planned', 'waiting'])
    .where('invoice_id', 'is not', null)
    .execute();
  return rows.flatMap(({ invoice_id: id }) => id ?? []);
}
