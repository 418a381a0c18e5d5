import { sql } from 'kysely';
import type { Database, Trx } from '#core/platform/db/database.ts';
import type { OrderEventKind } from '#core/ordering/orders/order-event-kinds.pure.ts';
import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import {
  orderAfter,
  type OrderActor,
  type OrderEvent,
} from '#core/ordering/orders/order-transition.pure.ts';

interface Judged {
  id: bigint;
  status: OrderStatus;
  quantity: number;
  current_quantity: number;
  cost_micro: bigint;
  refunded_micro: bigint;
  /** What the ledger has given back for it. */
  given_back_micro: bigint;
  drip_feed_id: bigint | null;
  events: { kind: OrderEventKind; actor: OrderActor }[];
}

const AT_ONCE = 5_000;

const BROUGHT_BY: Partial<Record<OrderEventKind, OrderEvent>> = {
  completed: 'complete',
  ended_short: 'end_short',
  canceled: 'cancel',
  failed: 'fail',
  retried: 'retry',
  paused: 'pause',
  activated: 'activate',
  held: 'hold',
  approved: 'approve',
};

/** What is wrong with the orders of an instance that should all be over; a sentence each. */
export async function judgeOrders(
  db: Database,
  instanceId: number,
): Promise<{ orders: number; endings: Record<string, number>; faults: string[] }> {
  const faults: string[] = [];
  const endings: Record<string, number> = {};
  let orders = 0;
  for (let after = 0n; ;) {
    const page = await db.inInstance(instanceId, (trx) => readJudged(trx, instanceId, after));
    const last = page.at(-1);
    if (!last) return { orders, endings, faults };
    for (const order of page) {
      const ending =
        order.status === 'canceled' && order.current_quantity > 0 ? 'partial' : order.status;
      endings[ending] = (endings[ending] ?? 0) + 1;
      faults.push(...faultsOf(order).map((fault) => `Order ${order.id}: ${fault}`));
    }
    orders += page.length;
    after = last.id;
  }
}

async function readJudged(trx: Trx, instanceId: number, after: bigint): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    select o.id, o.status, o.quantity, o.current_quantity, o.cost_micro, o.refunded_micro,
      o.drip_feed_id,
      coalesce((
        select sum(p.amount_micro) from ledger_transactions t
        join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
        join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
        where t.instance_id = o.instance_id and t.order_id = o.id
          and t.kind = 'cancel_order' and a.kind = 'balance'), 0)::bigint as given_back_micro,
      coalesce((
        select json_agg(json_build_object('kind', e.kind, 'actor', e.actor) order by e.id)
        from order_events e
        where e.instance_id = o.instance_id and e.order_id = o.id), '[]') as events
    from orders o
    where o.instance_id = ${instanceId} and o.id > ${after}
    order by o.id limit ${AT_ONCE}`.execute(trx);
  return rows;
}

function faultsOf(order: Judged): string[] {
  const { quantity, current_quantity: delivered, cost_micro: paid } = order;
  const undelivered = BigInt(quantity - delivered);
  // Rounded in the customer's favour.
  const owed = (paid * undelivered + BigInt(quantity) - 1n) / BigInt(quantity);
  const faults: string[] = [];
  if (order.status !== 'completed' && order.status !== 'canceled') {
    faults.push(`it is ${order.status} and not over`);
  }
  if (order.refunded_micro !== owed) faults.push(`${order.refunded_micro} back, and not ${owed}`);
  if (order.given_back_micro !== order.refunded_micro) {
    faults.push(`the ledger gave ${order.given_back_micro} back, not ${order.refunded_micro}`);
  }
  return [...faults, ...faultsOfPath(order)];
}

function faultsOfPath({ status: last, events }: Judged): string[] {
  let status: OrderStatus = 'in_processing';
  for (const { kind, actor: by } of events) {
    const event = BROUGHT_BY[kind];
    if (!event) continue;
    const next = orderAfter(status, { event, by });
    if (!next) return [`${kind} by ${by} while it was ${status}`];
    status = next;
  }
  return status === last ? [] : [`its history ends with ${status}, and it is ${last}`];
}

/** What is wrong with drip-feeds that should all have come to their end. */
export async function judgeDripFeeds(
  db: Database,
  instanceId: number,
): Promise<{ feeds: number; runs: number; faults: string[] }> {
  const { rows } = await db.inInstance(instanceId, (trx) =>
    sql<{
      id: bigint;
      status: string;
      runs: number;
      cost_micro: bigint;
      made: number;
      distinct_runs: number;
      last_run: number;
      runs_micro: bigint;
    }>`
      select f.id, f.status, f.runs, f.cost_micro, count(o.id)::integer as made,
        count(distinct o.run)::integer as distinct_runs, max(o.run) as last_run,
        sum(o.cost_micro)::bigint as runs_micro
      from drip_feeds f
      join orders o on o.instance_id = f.instance_id and o.drip_feed_id = f.id
      where f.instance_id = ${instanceId}
      group by f.instance_id, f.id order by f.id`.execute(trx),
  );
  const faults = rows.flatMap((feed) => {
    const isWhole =
      feed.made === feed.runs && feed.distinct_runs === feed.runs && feed.last_run === feed.runs;
    return [
      ...(feed.status === 'completed' ? [] : [`Drip-feed ${feed.id}: it is ${feed.status}`]),
      ...(isWhole ? [] : [`Drip-feed ${feed.id}: ${feed.made} of ${feed.runs} runs`]),
      ...(feed.runs_micro === feed.cost_micro
        ? []
        : [`Drip-feed ${feed.id}: its runs cost ${feed.runs_micro}, not ${feed.cost_micro}`]),
    ];
  });
  return { feeds: rows.length, runs: rows.reduce((sum, { made }) => sum + made, 0), faults };
}
