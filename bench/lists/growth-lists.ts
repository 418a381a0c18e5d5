import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#core/platform/db/database.ts';
import { moment, ofSome, oneOf, unchecked, type Copies } from './fill-lists.ts';

type Sql = RawBuilder<unknown>;

/** One of each, of nothing that exists: nobody reads more of them than the lists do. */
export function addWhatGrowthBrings(
  db: Database,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  const of = sql`${instanceId}, ${customerId}`;
  return unchecked(db, async (trx) => {
    await sql`
      insert into reviews (instance_id, customer_id, service_id, rating, comment, author, language,
        created_at, updated_at)
      values (${of}, 7, 5, 'As it said', 'Una', 'en', now(), now())`.execute(trx);
    await sql`
      insert into free_trials (instance_id, customer_id, quest_id, quest_name, service_id,
        service_slug, quantity, status, url, proof_url, created_at, expire_at, submitted_at,
        decided_at, decided_by, reason)
      values (${of}, 7, '"Follow us"', 7, 'views', 100, 'refused', 'https://example.com/',
        'https://example.com/', now(), now(), now(), now(), ${customerId} + 1, 'Nothing is shown')
      `.execute(trx);
    await sql`
      insert into tasks (instance_id, customer_id, order_id, service_id, reference, url, quantity,
        reward_micro, watch_seconds, created_at, closes_at)
      values (${of}, 1, 7, 'task', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 100, 50000, 30,
        now(), 'infinity')`.execute(trx);
    await sql`
      insert into task_checks (instance_id, customer_id, task_id, channel_id, channel_name, status,
        comment, reward_micro, created_at, expire_at, start_at, end_at, checked_at, ready_at)
      select ${of}, max(id), 'UC1', 'Una', 'checked', 'Clear and calm', 50000, now(), now(), now(),
        now(), now(), now()
      from tasks where instance_id = ${instanceId}`.execute(trx);
  });
}

const lastTask = sql`(select max(id) from tasks where instance_id = to_id)`;
const decidedAt = sql`case when n % 2 = 1 then ${moment} end`;
const decidedBy = sql`case when n % 2 = 1 then first + 200 end`;

/** Of them as many as there are rows; a check is of a task of its own. */
export const whatGrowthBrings = (where: Sql): readonly Copies[] => [
  {
    table: 'reviews',
    where,
    set: {
      // One customer has one of a service.
      ...{ customer_id: sql`first + 1000 + n`, service_id: sql`7 + n % 2`, rating: sql`1 + n % 5` },
      ...{ state: oneOf('published', 'hidden'), created_at: moment },
      ...{ hidden_at: decidedAt, hidden_by: decidedBy },
    },
  },
  {
    table: 'free_trials',
    where,
    set: {
      ...{ ...ofSome, quest_id: sql`7 + n % 2`, created_at: moment },
      ...{ status: oneOf('in_moderation', 'refused'), decided_at: decidedAt },
      ...{ decided_by: decidedBy, link_key: sql`'link-' || n` },
    },
  },
  {
    table: 'tasks',
    where,
    set: {
      ...{ ...ofSome, reference: sql`'task-' || n`, order_id: sql`n`, created_at: moment },
      ...{ service_id: sql`7 + n % 2`, reward_micro: sql`50000 + n % 5000` },
    },
  },
  {
    table: 'task_checks',
    where,
    set: {
      ...{ ...ofSome, task_id: sql`${lastTask} - n`, channel_id: sql`'UC' || n` },
      ...{ status: oneOf('checked', 'declined'), created_at: moment },
      ...{ declined_at: decidedAt, declined_by: decidedBy },
    },
  },
];
