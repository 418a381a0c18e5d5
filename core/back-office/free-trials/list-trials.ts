import { readStanding } from '#core/accounts/customers/payer.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { trialIdOf } from '#core/growth/free-trials/free-trial.contract.ts';
import { deedsOn, statusAt, type TrialDeed } from '#core/growth/free-trials/trial-status.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { TRIAL_FIELDS, TRIAL_SORTS } from './trial-fields.pure.ts';
import type { ListedStaffTrial, StaffTrial } from './trial-list.contract.ts';
import {
  findStaffTrial,
  readOthersOfCustomer,
  readOthersOfLink,
  trialSource,
  type ListedTrialRow,
  type StaffTrialRow,
} from './trial-list.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  trialSource({
    ...{ instanceId, query: requireListQuery(q, TRIAL_FIELDS) },
    sort: readListSort(sort, TRIAL_SORTS, { by: 'created', direction: 'desc' }),
  });

const HEAD = [
  ...['id', 'status', 'quest_id', 'service_id', 'quantity', 'customer_id', 'order_id'],
  ...['created_at', 'submitted_at', 'decided_at', 'decided_by'],
];

/** What customers have begun and asked for, and what became of it. */
export const trialList = staffList<ListedTrialRow, ListedStaffTrial>({
  sourceOf,
  show: ({ trx, caller, now }, rows) => show(trx, { ...caller, now }, rows),
  /** All of them as a file; whose they are, by number alone, and not for which links. */
  file: {
    ...{ name: 'free-trials', action: 'trials.exported', head: HEAD },
    lines: ({ now }, rows) => rows.map((row) => fieldsOf(row, now)),
  },
});

const momentOf = (at: Date | null): string => at?.toISOString() ?? '';

const fieldsOf = (row: StaffTrialRow, now: Date): string[] =>
  [
    ...[row.id, statusAt(row, now), row.quest_id, row.service_id, row.quantity, row.customer_id],
    ...[row.order_id ?? '', momentOf(row.created_at), momentOf(row.submitted_at)],
    ...[momentOf(row.decided_at), row.decided_by ?? ''],
  ].map(String);

/** One of them, with what speaks for and against it. */
export function getTrial(
  { db, clock }: Ports,
  caller: CustomerCaller,
  idInPath: string,
): Promise<StaffTrial> {
  const { instanceId, customer: staff } = caller;
  const id = trialIdOf(idInPath);
  return db.read(instanceId, async (trx) => {
    const row = id === undefined ? undefined : await findStaffTrial(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    const ofCustomer = await readOthersOfCustomer(trx, instanceId, row);
    const ofLink = await readOthersOfLink(trx, instanceId, row);
    const rows = [row, ...ofCustomer, ...ofLink];
    const [shown, ...others] = await show(trx, { ...caller, now: clock.now() }, rows);
    invariant(shown, 'every row is shown');
    const ids = [row.customer_id, ...(row.decided_by === null ? [] : [row.decided_by])];
    const people = await readStanding(trx, { instanceId, ids });
    const isOwn = row.customer_id === staff.id;
    const may: TrialDeed[] = isOwn ? [] : [...deedsOn(row.status)];
    return {
      ...shown,
      customer: {
        ...shown.customer,
        is_frozen: people.get(row.customer_id)?.isFrozen ?? false,
      },
      ...{ expire_at: row.expire_at.toISOString(), reason: row.reason },
      decided_by: row.decided_by === null ? null : deciderOf(row.decided_by, people),
      is_own: isOwn,
      may,
      others_of_customer: others.slice(0, ofCustomer.length),
      others_of_link: others.slice(ofCustomer.length),
    };
  });
}

const deciderOf = (id: bigint, people: ReadonlyMap<bigint, { name: string }>) => ({
  id: Number(id),
  name: people.get(id)?.name ?? '',
});

async function show(
  trx: Trx,
  { instanceId, language, now }: Pick<CustomerCaller, 'instanceId' | 'language'> & { now: Date },
  rows: readonly StaffTrialRow[],
): Promise<ListedStaffTrial[]> {
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  const services = [...new Set(rows.map((row) => row.service_id))];
  const people = await readStanding(trx, { instanceId, ids });
  const names = await listServiceNames(trx, { instanceId, language, ids: services });
  return rows.map((row) => {
    const customer = people.get(row.customer_id);
    return {
      ...{ id: Number(row.id), status: statusAt(row, now) },
      quest: { id: row.quest_id, name: String(localize(row.quest_name, language)) },
      service: { id: row.service_id, name: names.get(row.service_id) ?? row.service_slug },
      quantity: row.quantity,
      customer: {
        id: Number(row.customer_id),
        ...{ name: customer?.name ?? '', email: customer?.email ?? null },
      },
      ...{ url: row.url, proof_url: row.proof_url },
      order_id: row.order_id === null ? null : Number(row.order_id),
      created_at: row.created_at.toISOString(),
      submitted_at: row.submitted_at?.toISOString() ?? null,
      decided_at: row.decided_at?.toISOString() ?? null,
    };
  });
}
