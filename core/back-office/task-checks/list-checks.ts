import { readStanding } from '#core/accounts/customers/payer.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { readTasks } from '#core/fulfilment/tasks/known-tasks.ts';
import { deedsAt } from '#core/growth/tasks/staff/decline-check.ts';
import { statusAt } from '#core/growth/tasks/show-check.ts';
import { checkIdOf } from '#core/growth/tasks/task.contract.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { CHECK_FIELDS, CHECK_SORTS } from './check-fields.pure.ts';
import type { ListedStaffCheck, StaffCheck } from './check-list.contract.ts';
import {
  checkSource,
  findStaffCheck,
  readOtherChecks,
  type ListedCheckRow,
  type StaffCheckRow,
} from './check-list.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  checkSource({
    ...{ instanceId, query: requireListQuery(q, CHECK_FIELDS) },
    sort: readListSort(sort, CHECK_SORTS, { by: 'created', direction: 'desc' }),
  });

const HEAD = [
  ...['id', 'status', 'task_id', 'customer_id', 'reward', 'created_at', 'start_at', 'end_at'],
  ...['checked_at', 'rewarded_at', 'declined_at', 'declined_by'],
];

/** What viewers have done and said, and what became of it. */
export const taskCheckList = staffList<ListedCheckRow, ListedStaffCheck>({
  sourceOf,
  show: ({ trx, caller, now }, rows) => show(trx, { caller, now }, rows),
  /** All of them as a file; whose they are, by number alone, and not what they said. */
  file: {
    ...{ name: 'task-checks', action: 'task_checks.exported', head: HEAD },
    lines: ({ now }, rows) => rows.map((row) => fieldsOf(row, now)),
  },
});

const momentOf = (at: Date | null): string => at?.toISOString() ?? '';

const fieldsOf = (row: StaffCheckRow, now: Date): string[] =>
  [
    ...[row.id, statusAt(row, now), row.task_id, row.customer_id, formatAmount(row.reward_micro)],
    ...[momentOf(row.created_at), momentOf(row.start_at), momentOf(row.end_at)],
    ...[momentOf(row.checked_at), momentOf(row.rewarded_at), momentOf(row.declined_at)],
    row.declined_by ?? '',
  ].map(String);

/** One of them, with what speaks for and against it. */
export function getStaffCheck(
  { db, clock }: Ports,
  caller: CustomerCaller,
  idInPath: string,
): Promise<StaffCheck> {
  const { instanceId } = caller;
  const id = checkIdOf(idInPath);
  return db.read(instanceId, async (trx) => {
    const row = id === undefined ? undefined : await findStaffCheck(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    const ofCustomer = await readOtherChecks(trx, instanceId, { row, of: 'customer' });
    const ofTask = await readOtherChecks(trx, instanceId, { row, of: 'task' });
    const rows = [row, ...ofCustomer, ...ofTask];
    const [shown, ...others] = await show(trx, { caller, now: clock.now() }, rows);
    const [task] = await readTasks(trx, { instanceId, ids: [row.task_id] });
    invariant(shown && task, 'every row is shown, and of a task');
    const ids = [row.customer_id, ...(row.declined_by === null ? [] : [row.declined_by])];
    const people = await readStanding(trx, { instanceId, ids });
    const { declined_by: by } = row;
    return {
      ...shown,
      customer: {
        ...shown.customer,
        is_frozen: people.get(row.customer_id)?.isFrozen ?? false,
      },
      decided_by: by === null ? null : { id: Number(by), name: people.get(by)?.name ?? '' },
      ...{ watch_seconds: task.watch_seconds, quantity: task.quantity },
      done: task.checked + task.rewarded,
      others_of_customer: others.slice(0, ofCustomer.length),
      others_of_task: others.slice(ofCustomer.length),
    };
  });
}

async function show(
  trx: Trx,
  { caller, now }: { caller: CustomerCaller; now: Date },
  rows: readonly StaffCheckRow[],
): Promise<ListedStaffCheck[]> {
  const { instanceId, language, customer: staff } = caller;
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  const people = await readStanding(trx, { instanceId, ids });
  const tasks = await readTasks(trx, { instanceId, ids: rows.map((row) => row.task_id) });
  const services = [...new Set(tasks.map((task) => task.service_id))];
  const names = await listServiceNames(trx, { instanceId, language, ids: services });
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  return rows.map((row) => {
    const task = taskOf.get(row.task_id);
    invariant(task, 'a check is of a task');
    const { service_id: serviceId } = task;
    const person = people.get(row.customer_id);
    const isOwn = row.customer_id === staff.id;
    const isOfOwnOrder = task.customer_id === staff.id;
    return {
      ...{ id: Number(row.id), status: statusAt(row, now), task_id: Number(row.task_id) },
      ...{ order_id: Number(task.order_id), url: task.url },
      service: { id: serviceId, name: names.get(serviceId) ?? `#${serviceId}` },
      customer: {
        id: Number(row.customer_id),
        ...{ name: person?.name ?? '', email: person?.email ?? null },
      },
      ...{ youtube_channel_id: row.channel_id, channel_name: row.channel_name },
      ...{ custom_comment: row.comment, reward: formatAmount(row.reward_micro) },
      watched_seconds: watchedSeconds(row),
      created_at: row.created_at.toISOString(),
      ...{ checked_at: textOf(row.checked_at), ready_at: textOf(row.ready_at) },
      ...{ rewarded_at: textOf(row.rewarded_at), declined_at: textOf(row.declined_at) },
      reason: row.reason,
      ...{ is_own: isOwn, is_of_own_order: isOfOwnOrder },
      may: isOwn || isOfOwnOrder ? [] : [...deedsAt(row, now)],
    };
  });
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const watchedSeconds = ({ start_at: from, end_at: to }: StaffCheckRow): number | null =>
  from && to ? Math.floor((to.getTime() - from.getTime()) / 1_000) : null;
