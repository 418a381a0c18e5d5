import { sql, type RawBuilder } from 'kysely';
import type {
  CheckStatus,
  IdentityStep,
} from '#core/billing/identity-checks/identity-check-status.pure.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during } from '#core/platform/lists/within.ts';
import { customerOfTerm, numberIn } from '../customers/customer-of-term.ts';
import type { IDENTITY_CHECK_FIELDS, IdentityCheckSort } from './identity-check-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof IDENTITY_CHECK_FIELDS>;

export interface ListedIdentityCheckRow extends ListRow {
  id: bigint;
  status: CheckStatus;
  since: Date;
  customer_id: bigint;
  steps: IdentityStep[];
  asked_by: bigint;
  asked_at: Date;
  due_at: Date;
  decided_by: bigint | null;
  decided_at: Date | null;
}

export interface IdentityCheckList {
  instanceId: number;
  /** Who asks: `by:me` is theirs. */
  staffId: bigint;
  query: Query;
  sort: ListSort<IdentityCheckSort>;
}

const COLUMNS = sql`k.id, k.status, k.since, k.customer_id, k.steps, k.asked_by, k.asked_at, k.due_at,
  k.decided_by, k.decided_at`;

type Served = 'customer' | 'by' | 'asker' | 'status';

export function identityCheckSource(list: IdentityCheckList): ListSource {
  const { instanceId, query, sort } = list;
  const { filters, words } = query;
  const served = servedByIndex(query);
  return {
    columns: COLUMNS,
    from: sql`identity_checks k`,
    near: [
      sql`k.instance_id = ${instanceId}`,
      ...(served === undefined ? [] : [sql`k.${condition(list, served)}`]),
      ...words.map((word) => byWord(instanceId, word)),
      ...(filters.asked
        ? idsInPeriod(
            { instanceId, table: 'identity_checks', at: 'asked_at', id: sql`k.id` },
            filters.asked,
          )
        : []),
    ],
    far: farOf(list, served),
    id: sql`k.id`,
    ...{ direction: sort.direction, after: undefined },
  };
}

const PEOPLE = ['customer', 'by', 'asker'] as const;

/** One of them: an index of one would be read until enough of another had come. */
function servedByIndex({ filters, words }: Query): Served | undefined {
  if (words.length > 0) return undefined;
  const person = PEOPLE.find((name) => filters[name] !== undefined);
  return person ?? (filters.status?.length === 1 ? 'status' : undefined);
}

const COLUMN_OF = { customer: 'customer_id', by: 'decided_by', asker: 'asked_by' } as const;

/** Of a column, whatever its row is called. */
function condition({ instanceId, staffId, query }: IdentityCheckList, field: Served): Sql {
  const { status = [], ...people } = query.filters;
  if (field === 'status') {
    return status.length === 1
      ? sql`status = ${status[0]}`
      : sql`status = any(${[...status]}::text[])`;
  }
  const text = people[field] ?? '';
  const isOwn = field !== 'customer' && text === 'me';
  const person = isOwn ? sql`${staffId}::bigint` : customerOfTerm(instanceId, text);
  return sql`${sql.raw(COLUMN_OF[field])} = ${person}`;
}

function farOf(list: IdentityCheckList, served: Served | undefined): Sql[] {
  const { filters } = list.query;
  const others = ([...PEOPLE, 'status'] as const).filter(
    (field) => field !== served && filters[field] !== undefined,
  );
  const { step, asked, decided } = filters;
  return [
    ...others.map((field) => sql`r.${condition(list, field)}`),
    ...(step === undefined ? [] : [sql`r.steps && ${[...step]}::text[]`]),
    ...during(sql`r.asked_at`, asked),
    ...during(sql`r.decided_at`, decided),
  ];
}

/** The number of a check, or the address of a customer. */
function byWord(instanceId: number, word: string): Sql {
  if (word.includes('@')) return sql`k.customer_id = ${customerOfTerm(instanceId, word)}`;
  return sql`k.id = ${numberIn(word) ?? 0n}`;
}
