import { sql, type RawBuilder } from 'kysely';
import type { WithdrawalStatus } from '#core/billing/withdrawals/withdrawal-status.pure.ts';
import type { KeptMethod } from '#core/billing/withdrawals/withdrawal.tables.ts';
import { idsInPeriod } from '#core/platform/lists/ids-in-period.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace, ListSort } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during, within } from '#core/platform/lists/within.ts';
import { customerOfTerm, numberIn } from '../customers/customer-of-term.ts';
import type { WITHDRAWAL_FIELDS, WithdrawalListSort } from './withdrawal-fields.pure.ts';

type Sql = RawBuilder<unknown>;

export interface ListedWithdrawal extends ListRow {
  id: bigint;
  customer_id: bigint;
  status: WithdrawalStatus;
  method: KeptMethod;
  account_number: string;
  amount_micro: bigint;
  fee_micro: bigint;
  requested_at: Date;
  approved_at: Date | null;
  ended_at: Date | null;
}

export interface WithdrawalList {
  instanceId: number;
  query: ListQuery<typeof WITHDRAWAL_FIELDS>;
  sort: ListSort<WithdrawalListSort>;
  after?: ListPlace | undefined;
}

const COLUMNS = sql`w.id, w.customer_id, w.status, w.method, w.account_number, w.amount_micro,
  w.fee_micro, w.requested_at, w.approved_at, w.ended_at`;

/** An account leads to so many withdrawals at most. */
const MOST_OF_AN_ACCOUNT = 1_000;

export function withdrawalSource(list: WithdrawalList): ListSource {
  const { instanceId, query, sort, after } = list;
  const { customer, requested, decided } = query.filters;
  const status = stateServedByIndex(query);
  const asked = { instanceId, table: 'withdrawals', at: 'requested_at', id: sql`w.id` };
  const near: Sql[] = [
    sql`w.instance_id = ${instanceId}`,
    ...(status === undefined ? [] : [sql`w.status = ${status}`]),
    ...(customer === undefined
      ? []
      : [sql`w.customer_id = ${customerOfTerm(instanceId, customer)}`]),
    ...query.words.map((word) => byNumber(instanceId, word)),
    ...(requested ? idsInPeriod(asked, requested) : []),
    // Nothing is decided before it is asked for.
    ...(decided?.until ? idsInPeriod(asked, { until: decided.until }) : []),
  ];
  return {
    columns: COLUMNS,
    from: sql`withdrawals w`,
    near,
    far: farOf(list),
    id: sql`w.id`,
    after,
    direction: sort.direction,
  };
}

/** The only one, where nothing else is sought that has an index of its own. */
function stateServedByIndex({
  words,
  filters,
}: WithdrawalList['query']): WithdrawalStatus | undefined {
  const [state, ...others] = filters.state ?? [];
  const isOfFew = filters.customer !== undefined || words.length > 0;
  return others.length === 0 && !isOfFew ? state : undefined;
}

function farOf({ query }: WithdrawalList): Sql[] {
  const { state, method, amount, requested, decided } = query.filters;
  const isFar = state !== undefined && stateServedByIndex(query) === undefined;
  return [
    ...(isFar ? [sql`r.status = any(${[...state]}::text[])`] : []),
    ...(method === undefined ? [] : [byMethod(method)]),
    ...within(sql`(r.amount_micro - r.fee_micro)`, amount),
    ...during(sql`r.requested_at`, requested),
    ...during(sql`r.ended_at`, decided),
  ];
}

/** As it was offered then: by its number, or by a part of its name in any language. */
const byMethod = (text: string): Sql => sql`(r.method->>'id' = ${text}
  or exists (
    select from jsonb_path_query(r.method->'name', '$.** ? (@.type() == "string")') name (value)
    where strpos(lower(name.value #>> '{}'), ${text.toLowerCase()}) > 0))`;

/** A number of ours, with or without its mark, or the account that money went to. */
function byNumber(instanceId: number, word: string): Sql {
  const number = numberIn(word);
  const paidTo = sql`
    select x.id from withdrawals x
    where x.instance_id = ${instanceId} and x.account_number = ${word}
    order by x.id desc limit ${MOST_OF_AN_ACCOUNT}`;
  if (number === undefined) return sql`w.id = any(array(${paidTo}))`;
  if (word.startsWith('#')) return sql`w.id = ${number}`;
  return sql`w.id = any(array(select ${number}::bigint union all (${paidTo})))`;
}
