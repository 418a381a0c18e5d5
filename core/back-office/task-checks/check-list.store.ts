import { sql, type RawBuilder } from 'kysely';
import type { CheckStatus } from '#core/growth/tasks/check-rules.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactly, within } from '#core/platform/lists/within.ts';
import { customerOfTerm, numbersIn } from '../customers/customer-of-term.ts';
import type { CHECK_FIELDS, CheckSort } from './check-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof CHECK_FIELDS>;

export interface StaffCheckRow {
  id: bigint;
  task_id: bigint;
  customer_id: bigint;
  channel_id: string | null;
  channel_name: string | null;
  status: CheckStatus;
  comment: string | null;
  reward_micro: bigint;
  created_at: Date;
  expire_at: Date;
  start_at: Date | null;
  end_at: Date | null;
  checked_at: Date | null;
  ready_at: Date | null;
  rewarded_at: Date | null;
  declined_at: Date | null;
  declined_by: bigint | null;
  reason: string | null;
}
export type ListedCheckRow = StaffCheckRow & ListRow;

export interface CheckList {
  instanceId: number;
  query: Query;
  sort: ListSort<CheckSort>;
}

const COLUMNS = sql`t.id, t.task_id, t.customer_id, t.channel_id, t.channel_name, t.status, t.comment,
  t.reward_micro, t.created_at, t.expire_at, t.start_at, t.end_at, t.checked_at, t.ready_at,
  t.rewarded_at, t.declined_at, t.declined_by, t.reason`;

export function checkSource({ instanceId, query, sort }: CheckList): ListSource {
  const { filters, words } = query;
  const near = servedByIndex(query);
  return {
    columns: COLUMNS,
    from: sql`task_checks t`,
    near: [
      sql`t.instance_id = ${instanceId}`,
      ...numbersIn(words).map((id) => sql`t.id = ${id}`),
      ...(near.customer === undefined
        ? []
        : [sql`t.customer_id = ${customerOfTerm(instanceId, near.customer)}`]),
      ...(near.taskId === undefined ? [] : [sql`t.task_id = ${near.taskId}::bigint`]),
      ...(near.orderId === undefined ? [] : [ofOrders(sql`t`, instanceId, near.orderId)]),
      ...(near.status === undefined ? [] : [sql`t.status = ${near.status}`]),
      ...(filters.created
        ? idsInPeriod(
            { instanceId, table: 'task_checks', at: 'created_at', id: sql`t.id` },
            filters.created,
          )
        : []),
    ],
    far: farOf({ instanceId, query }, near),
    id: sql`t.id`,
    ...{ direction: sort.direction, after: undefined },
  };
}

const ofOrders = (row: Sql, instanceId: number, orderId: bigint): Sql =>
  sql`${row}.task_id in (select k.id from tasks k
    where k.instance_id = ${instanceId} and k.order_id = ${orderId}::bigint)`;

interface Near {
  customer?: string;
  taskId?: bigint;
  orderId?: bigint;
  status?: CheckStatus;
}

/** Of several that each have an index, one, as in other lists; what waits is few. */
function servedByIndex({ words, filters }: Query): Near {
  if (numbersIn(words).length > 0) return {};
  if (filters.customer !== undefined) return { customer: filters.customer };
  const [taskId, orderId] = [exactly(filters.task), exactly(filters.order)];
  if (taskId !== undefined) return { taskId };
  if (orderId !== undefined) return { orderId };
  const [status, ...others] = filters.status ?? [];
  return status !== undefined && others.length === 0 ? { status } : {};
}

function farOf({ instanceId, query }: Omit<CheckList, 'sort'>, near: Near): Sql[] {
  const { status, task, order, customer, created } = query.filters;
  const sought = query.words.filter((word) => numbersIn([word]).length === 0);
  const orderId = exactly(order);
  return [
    ...(status !== undefined && near.status === undefined
      ? [sql`r.status = any(${[...status]}::text[])`]
      : []),
    ...(near.taskId === undefined ? within(sql`r.task_id`, task) : []),
    ...(orderId === undefined || near.orderId !== undefined
      ? []
      : [ofOrders(sql`r`, instanceId, orderId)]),
    ...(customer === undefined || near.customer !== undefined
      ? []
      : [sql`r.customer_id = ${customerOfTerm(instanceId, customer)}`]),
    ...during(sql`r.created_at`, created),
    ...sought.map(
      (word) => sql`strpos(lower(concat_ws(' ', r.comment, r.channel_name)),
        ${word.toLowerCase()}) > 0`,
    ),
  ];
}

export async function findStaffCheck(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<StaffCheckRow | undefined> {
  const { rows } = await sql<StaffCheckRow>`
    select ${COLUMNS} from task_checks t
    where t.instance_id = ${instanceId} and t.id = ${id}`.execute(trx);
  return rows[0];
}

/** As many as somebody looks at before they decide. */
const MOST_OTHERS = 20;

/** What else its customer has done, or what others have said of the same task; the latest first. */
export async function readOtherChecks(
  trx: Trx,
  instanceId: number,
  { row, of }: { row: StaffCheckRow; of: 'customer' | 'task' },
): Promise<StaffCheckRow[]> {
  const same =
    of === 'customer'
      ? sql`t.customer_id = ${row.customer_id}`
      : sql`t.task_id = ${row.task_id} and t.comment is not null`;
  const { rows } = await sql<StaffCheckRow>`
    select ${COLUMNS} from task_checks t
    where t.instance_id = ${instanceId} and ${same} and t.id <> ${row.id}
    order by t.id desc limit ${MOST_OTHERS}`.execute(trx);
  return rows;
}
