import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '#core/accounts/customers/email.ts';
import type { ReportReason, ReportStatus } from '#core/feedback/reports/report-words.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactlyInt, within } from '#core/platform/lists/within.ts';
import { customerOfTerm, numbersIn } from '../customers/customer-of-term.ts';
import type { REPORT_FIELDS, ReportSort } from './report-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof REPORT_FIELDS>;

export interface ReportRow {
  id: bigint;
  service_id: number;
  service_name: string;
  reason: ReportReason;
  text: string;
  customer_id: bigint | null;
  email: string | null;
  status: ReportStatus;
  created_at: Date;
  decided_at: Date | null;
  decided_by: bigint | null;
}
export type ListedReportRow = ReportRow & ListRow;

export interface ReportList {
  instanceId: number;
  query: Query;
  sort: ListSort<ReportSort>;
}

const COLUMNS = sql`t.id, t.service_id, t.service_name, t.reason, t.text, t.customer_id, t.email,
  t.status, t.created_at, t.decided_at, t.decided_by`;

export function reportSource({ instanceId, query, sort }: ReportList): ListSource {
  const { filters, words } = query;
  const near = servedByIndex(query);
  return {
    columns: COLUMNS,
    from: sql`service_reports t`,
    near: [
      sql`t.instance_id = ${instanceId}`,
      ...numbersIn(words).map((id) => sql`t.id = ${id}`),
      ...(near.customer === undefined
        ? []
        : [sql`t.customer_id = ${customerOfTerm(instanceId, near.customer)}`]),
      ...(near.serviceId === undefined
        ? []
        : [sql`t.service_id = ${near.serviceId}::bigint::integer`]),
      ...(near.status === undefined ? [] : [sql`t.status = ${near.status}`]),
      ...(filters.created
        ? idsInPeriod(
            { instanceId, table: 'service_reports', at: 'created_at', id: sql`t.id` },
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
  serviceId?: bigint;
  status?: ReportStatus;
}

/** Of several that each have an index, one: the index of one would be read until enough of the others had come. */
function servedByIndex({ words, filters }: Query): Near {
  const { customer, service, state = [] } = filters;
  if (numbersIn(words).length > 0) return {};
  // An address may be a guest’s as well, who has no account.
  if (customer !== undefined && !customer.includes('@')) return { customer };
  const serviceId = exactlyInt(service);
  if (serviceId !== undefined) return { serviceId };
  const [status, ...others] = state;
  return status !== undefined && others.length === 0 ? { status } : {};
}

function farOf({ instanceId, query }: Omit<ReportList, 'sort'>, near: Near): Sql[] {
  const { state, reason, service, customer, created, closed } = query.filters;
  const sought = query.words.filter((word) => numbersIn([word]).length === 0);
  return [
    ...(state !== undefined && near.status === undefined
      ? [sql`r.status = any(${[...state]}::text[])`]
      : []),
    ...(reason === undefined ? [] : [sql`r.reason = any(${[...reason]}::text[])`]),
    ...(near.serviceId === undefined ? within(sql`r.service_id`, service) : []),
    ...(customer === undefined || near.customer !== undefined
      ? []
      : [
          sql`(lower(r.email) = ${emailKey(customer)}
            or r.customer_id = ${customerOfTerm(instanceId, customer)})`,
        ]),
    ...during(sql`r.created_at`, created),
    ...during(sql`r.decided_at`, closed),
    ...sought.map(
      (word) => sql`strpos(lower(r.service_name || ' ' || r.text), ${word.toLowerCase()}) > 0`,
    ),
  ];
}

export async function findReport(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} from service_reports t
    where t.instance_id = ${instanceId} and t.id = ${id}`.execute(trx);
  return rows[0];
}
