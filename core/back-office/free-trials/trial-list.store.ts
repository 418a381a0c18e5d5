import { sql, type RawBuilder } from 'kysely';
import type { TrialStatus } from '#core/growth/free-trials/trial-status.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactlyInt, within } from '#core/platform/lists/within.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { customerOfTerm, numbersIn } from '../customers/customer-of-term.ts';
import type { TRIAL_FIELDS, TrialSort } from './trial-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof TRIAL_FIELDS>;

export interface StaffTrialRow {
  id: bigint;
  status: TrialStatus;
  quest_id: number;
  quest_name: Localized;
  service_id: number;
  service_slug: string;
  quantity: number;
  customer_id: bigint;
  url: string | null;
  link_key: string | null;
  proof_url: string | null;
  order_id: bigint | null;
  reason: string | null;
  created_at: Date;
  expire_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: bigint | null;
}
export type ListedTrialRow = StaffTrialRow & ListRow;

export interface TrialList {
  instanceId: number;
  query: Query;
  sort: ListSort<TrialSort>;
}

const COLUMNS = sql`t.id, t.status, t.quest_id, t.quest_name, t.service_id, t.service_slug,
  t.quantity, t.customer_id, t.url, t.link_key, t.proof_url, t.order_id, t.reason, t.created_at,
  t.expire_at, t.submitted_at, t.decided_at, t.decided_by`;

export function trialSource({ instanceId, query, sort }: TrialList): ListSource {
  const { filters, words } = query;
  const near = servedByIndex(query);
  return {
    columns: COLUMNS,
    from: sql`free_trials t`,
    near: [
      sql`t.instance_id = ${instanceId}`,
      ...numbersIn(words).map((id) => sql`t.id = ${id}`),
      ...(near.customer === undefined
        ? []
        : [sql`t.customer_id = ${customerOfTerm(instanceId, near.customer)}`]),
      ...(near.questId === undefined ? [] : [sql`t.quest_id = ${near.questId}::bigint::integer`]),
      ...(near.serviceId === undefined
        ? []
        : [sql`t.service_id = ${near.serviceId}::bigint::integer`]),
      ...(near.status === undefined ? [] : [sql`t.status = ${near.status}`]),
      ...(filters.created
        ? idsInPeriod(
            { instanceId, table: 'free_trials', at: 'created_at', id: sql`t.id` },
            filters.created,
          )
        : []),
    ],
    far: farOf({ instanceId, query }, near),
    id: sql`t.id`,
    ...{ direction: sort.direction, after: undefined },
  };
}

interface Near {
  customer?: string;
  questId?: bigint;
  serviceId?: bigint;
  status?: TrialStatus;
}

/** Of several that each have an index, one: the index of one would be read until enough of the others had come. */
function servedByIndex({ words, filters }: Query): Near {
  if (numbersIn(words).length > 0) return {};
  if (filters.customer !== undefined) return { customer: filters.customer };
  const [questId, serviceId] = [exactlyInt(filters.quest), exactlyInt(filters.service)];
  const [status, ...others] = filters.status ?? [];
  const isOne = status !== undefined && others.length === 0;
  // What waits is few; what is over is many.
  if (isOne && (status === 'in_moderation' || status === 'tracked')) return { status };
  if (questId !== undefined) return { questId };
  if (serviceId !== undefined) return { serviceId };
  return isOne ? { status } : {};
}

function farOf({ instanceId, query }: Omit<TrialList, 'sort'>, near: Near): Sql[] {
  const { status, quest, service, customer, created } = query.filters;
  const sought = query.words.filter((word) => numbersIn([word]).length === 0);
  return [
    ...(status !== undefined && near.status === undefined
      ? [sql`r.status = any(${[...status]}::text[])`]
      : []),
    ...(near.questId === undefined ? within(sql`r.quest_id`, quest) : []),
    ...(near.serviceId === undefined ? within(sql`r.service_id`, service) : []),
    ...(customer === undefined || near.customer !== undefined
      ? []
      : [sql`r.customer_id = ${customerOfTerm(instanceId, customer)}`]),
    ...during(sql`r.created_at`, created),
    ...sought.map(
      (word) => sql`strpos(lower(concat_ws(' ', r.url, r.proof_url, r.quest_name::text)),
        ${word.toLowerCase()}) > 0`,
    ),
  ];
}

export async function findStaffTrial(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<StaffTrialRow | undefined> {
  const { rows } = await sql<StaffTrialRow>`
    select ${COLUMNS} from free_trials t
    where t.instance_id = ${instanceId} and t.id = ${id}`.execute(trx);
  return rows[0];
}

/** As many as somebody looks at before they decide. */
const MOST_OTHERS = 20;

type Beside = Pick<StaffTrialRow, 'id' | 'customer_id' | 'link_key'>;

/** What else its customer has taken, the latest first. */
export async function readOthersOfCustomer(
  trx: Trx,
  instanceId: number,
  { id, customer_id: customerId }: Beside,
): Promise<StaffTrialRow[]> {
  const { rows } = await sql<StaffTrialRow>`
    select ${COLUMNS} from free_trials t
    where t.instance_id = ${instanceId} and t.customer_id = ${customerId} and t.id <> ${id}
    order by t.id desc limit ${MOST_OTHERS}`.execute(trx);
  return rows;
}

/** What others have taken for the same link, the latest first. */
export async function readOthersOfLink(
  trx: Trx,
  instanceId: number,
  { customer_id: customerId, link_key: key }: Beside,
): Promise<StaffTrialRow[]> {
  if (key === null) return [];
  const { rows } = await sql<StaffTrialRow>`
    select ${COLUMNS} from free_trials t
    where t.instance_id = ${instanceId} and t.link_key = ${key} and t.customer_id <> ${customerId}
    order by t.id desc limit ${MOST_OTHERS}`.execute(trx);
  return rows;
}
