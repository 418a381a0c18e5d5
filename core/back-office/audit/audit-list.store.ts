import { sql, type RawBuilder } from 'kysely';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactly, within } from '#core/platform/lists/within.ts';
import { customerOfTerm } from '../customers/customer-of-term.ts';
import { THINGS, type AUDIT_FIELDS } from './audit-fields.pure.ts';

type Sql = RawBuilder<unknown>;

export interface AuditRow extends ListRow {
  id: bigint;
  at: Date;
  action: string;
  outcome: 'done' | 'refused';
  customer_id: bigint | null;
  staff_id: bigint | null;
  address: string;
  request_id: string;
  details: unknown;
  is_sealed: boolean;
}

export interface AuditList {
  instanceId: number;
  query: ListQuery<typeof AUDIT_FIELDS>;
  after?: ListPlace | undefined;
}

const COLUMNS = sql`e.id, e.at, e.action, e.outcome, e.customer_id, e.staff_id, e.address,
  e.request_id, e.details, e.thing, e.seal_position is not null as is_sealed`;

export function auditSource({ instanceId, query, after }: AuditList): ListSource {
  const { filters, words } = query;
  const { by, outcome, at } = filters;
  // An index of one of them would be read until enough of the others had come.
  const [first, ...others] = equalTo(instanceId, query);
  const near: Sql[] = [
    sql`e.instance_id = ${instanceId}`,
    ...(first ? [first(sql`e`)] : []),
    ...(at ? idsInPeriod({ instanceId, table: 'audit_log', at: 'at', id: sql`e.id` }, at) : []),
  ];
  const far: Sql[] = [
    ...others.map((condition) => condition(sql`r`)),
    ...(isOnly(by, 'staff') ? [sql`r.staff_id is not null`] : []),
    ...(isOnly(by, 'others') ? [sql`r.staff_id is null`] : []),
    ...(outcome?.length === 1 ? [sql`r.outcome = ${outcome[0]}`] : []),
    ...during(sql`r.at`, at),
    ...THINGS.flatMap((thing) => {
      const range = filters[thing];
      if (range === undefined || exactly(range) !== undefined) return [];
      // Some entries name a thing of that kind instead of its number.
      const id = sql`case when r.thing ~ ${`^${thing}:[0-9]{1,18}$`}
        then split_part(r.thing, ':', 2)::bigint end`;
      return within(id, range);
    }),
    ...words.map((word) => {
      const sought = word.toLowerCase();
      return sql`(strpos(r.action, ${sought}) > 0 or r.request_id = ${word}
        or strpos(lower(r.details::text), ${sought}) > 0)`;
    }),
  ];
  return {
    ...{ columns: COLUMNS, from: sql`audit_log e`, near, far, id: sql`e.id`, after },
    direction: 'desc',
  };
}

/** What an index serves, that which finds the fewest first, of the table or of the rows of a list. */
function equalTo(
  instanceId: number,
  { filters }: AuditList['query'],
): readonly ((of: Sql) => Sql)[] {
  const { customer, staff, action } = filters;
  return [
    ...THINGS.flatMap((thing) => {
      const id = exactly(filters[thing]);
      return id === undefined ? [] : [(of: Sql) => sql`${of}.thing = ${`${thing}:${id}`}`];
    }),
    ...(customer === undefined
      ? []
      : [(of: Sql) => sql`${of}.customer_id = ${customerOfTerm(instanceId, customer)}`]),
    ...(staff === undefined
      ? []
      : [(of: Sql) => sql`${of}.staff_id = ${customerOfTerm(instanceId, staff)}`]),
    ...(action === undefined ? [] : [(of: Sql) => sql`${of}.action = ${action}`]),
  ];
}

const isOnly = (chosen: readonly string[] | undefined, value: string) =>
  chosen?.length === 1 && chosen[0] === value;
