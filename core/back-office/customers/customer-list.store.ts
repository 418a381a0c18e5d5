import { sql, type RawBuilder } from 'kysely';
import { customersWithWord, MOST_OF_A_WORD } from '#core/accounts/customers/customers-with-word.ts';
import { soughtWords } from '#core/accounts/customers/customer-words.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace, ListSort } from '#core/platform/lists/list-sort.pure.ts';
import { momentOf } from '#core/platform/lists/moment-of.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, exactly, within } from '#core/platform/lists/within.ts';
import { numberIn } from './customer-of-term.ts';
import type { CUSTOMER_FIELDS, CustomerSort } from './customer-fields.pure.ts';

type Sql = RawBuilder<unknown>;
type Query = ListQuery<typeof CUSTOMER_FIELDS>;

/** A customer as the list reads it, with what other tables know of them. */
export interface ListedCustomer extends ListRow {
  id: bigint;
  name: string;
  email: string | null;
  account_type: 'personal' | 'company';
  roles: string[];
  is_guest: boolean;
  frozen_at: Date | null;
  created_at: Date;
}

export interface CustomerList {
  instanceId: number;
  query: Query;
  sort: ListSort<CustomerSort>;
  after?: ListPlace | undefined;
}

const COLUMNS = sql`c.id, c.name, c.email, c.account_type, c.roles, c.frozen_at, c.created_at,
  (c.password_hash is null and c.social_provider is null) as is_guest`;

export function customerSource({ instanceId, query, sort, after }: CustomerList): ListSource {
  const isByName = sort.by === 'name';
  const { near, far } = conditionsOf(instanceId, query, isByName);
  return {
    columns: COLUMNS,
    from: sql`customers c`,
    near: [
      sql`c.instance_id = ${instanceId}`,
      sql`c.deleted_at is null`,
      sql`not c.is_test`,
      ...near,
    ],
    far,
    id: sql`c.id`,
    value: isByName ? sql`c.name collate "C"` : sql`c.created_at`,
    at: isByName ? (value) => sql`${value}::text collate "C"` : momentOf,
    direction: sort.direction,
    after,
  };
}

function conditionsOf(instanceId: number, { words, filters }: Query, isByName: boolean) {
  const account = (kinds: string, column: string) => sql`coalesce((
    select sum(a.${sql.ref(column)}) from ledger_accounts a
    where a.instance_id = ${instanceId} and a.customer_id = r.id
      and a.kind = any(${`{${kinds}}`}::text[])), 0)`;
  const orders = sql`coalesce((
    select o.completed + o.stopped + o.in_processing + o.in_moderation + o.canceled + o.unpaid
      + o.error
    from order_counts o
    where o.instance_id = ${instanceId} and o.customer_id = r.id and o.service_id = 0
      and o.day = '-infinity'), 0)`;
  const { id, created } = filters;
  const one = exactly(id);
  const [only, ...more] = filters.is ?? [];
  const single = more.length === 0 ? only : undefined;
  const isNear = single === 'frozen' || single === 'team';
  const beginnings = [
    ...words.flatMap((word) => (numberIn(word) === undefined ? soughtWords(word) : [])),
    ...soughtWords(filters.name ?? ''),
    ...(filters.email === undefined ? [] : [filters.email.toLowerCase()]),
  ];
  const near: Sql[] = [
    ...(one === undefined ? [] : [sql`c.id = ${one}`]),
    ...(isByName ? [] : during(sql`c.created_at`, created)),
    ...(single === 'frozen' ? [sql`c.frozen_at is not null`] : []),
    ...(single === 'team' ? [sql`c.roles <> '{}'`] : []),
    ...words.flatMap((word) => numbered(instanceId, word)),
    ...beginnings.map((word) => sql`c.id = any(array(${customersWithWord(instanceId, word)}))`),
  ];
  const far: Sql[] = [
    ...(isByName ? during(sql`r.created_at`, created) : []),
    ...(one === undefined ? within(sql`r.id`, id) : []),
    ...(filters.is && !isNear ? [any(filters.is.map((state) => IS[state]))] : []),
    ...(filters.has
      ? [any(filters.has.map((one) => (one === 'orders' ? sql`${orders} > 0` : has(one, account))))]
      : []),
    ...(filters.email === undefined
      ? []
      : [sql`position(lower(${filters.email}) in lower(r.email)) = 1`]),
    ...within(account('balance', 'balance_micro'), filters.balance),
    ...within(account('balance,referral,task', 'spent_micro'), filters.spent),
    ...within(orders, filters.orders),
  ];
  return { near, far };
}

const IS = {
  frozen: sql`r.frozen_at is not null`,
  guest: sql`r.is_guest`,
  company: sql`r.account_type = 'company'`,
  team: sql`r.roles <> '{}'`,
} as const;

function has(
  what: 'balance' | 'debt' | 'earnings',
  account: (kinds: string, column: string) => Sql,
): Sql {
  if (what === 'balance') return sql`${account('balance', 'balance_micro')} > 0`;
  if (what === 'debt') return sql`${account('debt', 'balance_micro')} < 0`;
  return sql`${account('referral,task', 'balance_micro')} > 0`;
}

const any = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;

// As arrays, the ids are looked up once: a planner that guesses wrong would do so for each customer.

/** `#12` is a number; `12` may begin a word as well. */
function numbered(instanceId: number, word: string): Sql[] {
  const number = numberIn(word);
  if (number === undefined) return [];
  return word.startsWith('#')
    ? [sql`c.id = ${number}`]
    : [
        sql`c.id = any(array(select ${number}::bigint
          union all (${customersWithWord(instanceId, word)})))`,
      ];
}

/** Whether more customers have one of the words than are looked at. */
export async function isCut(trx: Trx, { instanceId, query }: CustomerList): Promise<boolean> {
  const sought = [...query.words.flatMap(soughtWords), ...soughtWords(query.filters.name ?? '')];
  for (const word of sought) {
    const { rows } = await sql`
      select from (${customersWithWord(instanceId, word)}) w
      offset ${MOST_OF_A_WORD - 1}`.execute(trx);
    if (rows.length > 0) return true;
  }
  return false;
}
