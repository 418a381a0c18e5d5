import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, within } from '#core/platform/lists/within.ts';
import type {
  ChildPanelStatus,
  DomainType,
} from '#core/resale/child-panels/child-panel-rules.pure.ts';
import { customerOfTerm, numberIn, numbersIn } from '../customers/customer-of-term.ts';
import type { CHILD_PANEL_FIELDS, ChildPanelSort } from './child-panel-fields.pure.ts';

type Query = ListQuery<typeof CHILD_PANEL_FIELDS>;

export interface StaffChildPanelRow {
  id: bigint;
  customer_id: bigint;
  host: string;
  name: string;
  domain_type: DomainType;
  status: ChildPanelStatus;
  price_micro: bigint;
  renews: boolean;
  paid_until: Date;
  created_at: Date;
  set_up_at: Date | null;
  overdue_since: Date | null;
  suspended_at: Date | null;
  suspended_reason: string | null;
  suspended_by: bigint | null;
  closed_at: Date | null;
}
export type ListedChildPanelRow = StaffChildPanelRow & ListRow;

export interface ChildPanelList {
  instanceId: number;
  query: Query;
  sort: ListSort<ChildPanelSort>;
}

const COLUMNS = sql`t.id, t.customer_id, t.host, t.name, t.domain_type, t.status, t.price_micro,
  t.renews, t.paid_until, t.created_at, t.set_up_at, t.overdue_since, t.suspended_at,
  t.suspended_reason, t.suspended_by, t.closed_at`;

export function childPanelSource({ instanceId, query, sort }: ChildPanelList): ListSource {
  const { customer, created, status } = query.filters;
  const numbers = numbersIn(query.words);
  // Of several that each have an index, one.
  const isNear = numbers.length === 0 && customer === undefined && status?.length === 1;
  return {
    columns: COLUMNS,
    from: sql`child_panels t`,
    near: [
      sql`t.instance_id = ${instanceId}`,
      ...numbers.map((id) => sql`t.id = ${id}`),
      ...(customer === undefined
        ? []
        : [sql`t.customer_id = ${customerOfTerm(instanceId, customer)}`]),
      ...(isNear ? [sql`t.status = ${status[0]}`] : []),
      ...(created
        ? idsInPeriod(
            { instanceId, table: 'child_panels', at: 'created_at', id: sql`t.id` },
            created,
          )
        : []),
    ],
    far: farOf(query, isNear),
    id: sql`t.id`,
    ...{ direction: sort.direction, after: undefined },
  };
}

function farOf({ words, filters }: Query, isNear: boolean): RawBuilder<unknown>[] {
  const { status, price, paid, created } = filters;
  const sought = words.filter((word) => numberIn(word) === undefined);
  return [
    ...(status !== undefined && !isNear ? [sql`r.status = any(${[...status]}::text[])`] : []),
    ...within(sql`r.price_micro`, price),
    ...during(sql`r.paid_until`, paid),
    ...during(sql`r.created_at`, created),
    ...sought.map(
      (word) => sql`strpos(lower(concat_ws(' ', r.host, r.name)), ${word.toLowerCase()}) > 0`,
    ),
  ];
}

export async function findStaffChildPanel(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<StaffChildPanelRow | undefined> {
  const { rows } = await sql<StaffChildPanelRow>`
    select ${COLUMNS} from child_panels t
    where t.instance_id = ${instanceId} and t.id = ${id}`.execute(trx);
  return rows[0];
}
