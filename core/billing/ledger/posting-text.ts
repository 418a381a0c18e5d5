import { LRUCache } from 'lru-cache';

/** What is sent of an entry and of a posting, in this order. */
const ENTRY = {
  ...{ place: 'integer', kind: 'text', source_type: 'text', source_id: 'text' },
  ...{ reverses_id: 'bigint', order_id: 'bigint', invoice_id: 'bigint', coupon_id: 'bigint' },
  ...{ payment_method_id: 'bigint', reason: 'text', actor_kind: 'text', actor_id: 'bigint' },
  ...{ idempotency_key: 'text', posting_count: 'smallint' },
};
const POSTING = { place: 'integer', account_id: 'bigint', amount_micro: 'bigint' };

const texts = new LRUCache<string, string>({ max: 100 });

/**
 * The statement that posts so many entries with so many postings: the first value is their time, then
 * come the entries, then the postings. It is made once for each pair of numbers. The order of the
 * postings is the order in which accounts are locked and chains grow.
 */
export function postingText(entries: number, postings: number): string {
  const key = `${entries} ${postings}`;
  const text = texts.get(key) ?? textOf(entries, postings);
  texts.set(key, text);
  return text;
}

function textOf(entries: number, postings: number): string {
  const names = Object.keys(ENTRY).filter((name) => name !== 'place');
  const own = names.join(', ');
  const first = 2 + entries * Object.keys(ENTRY).length;
  return `
    with entry (${Object.keys(ENTRY).join(', ')}) as (values ${rows(ENTRY, entries, 2)}),
    added as (
      insert into ledger_transactions (instance_id, created_at, ${own})
      select current_instance_id(), $1::timestamptz, ${own} from entry order by place
      on conflict (instance_id, kind, source_type, source_id) do nothing
      returning id, kind, source_type, source_id
    ), placed as (
      select entry.place, added.id, added.kind
      from added join entry using (kind, source_type, source_id)
    ), posted as (
      insert into ledger_postings
        (instance_id, transaction_id, account_id, kind, created_at, amount_micro)
      select current_instance_id(), placed.id, p.account_id, placed.kind, $1::timestamptz,
        p.amount_micro
      from (values ${rows(POSTING, postings, first)}) as p (${Object.keys(POSTING).join(', ')})
      join placed using (place)
      order by p.account_id, placed.id
    )
    select place, id from placed`;
}

function rows(columns: Record<string, string>, count: number, first: number): string {
  const types = Object.values(columns);
  const row = (at: number) =>
    types.map((type, column) => `$${first + at * types.length + column}::${type}`).join(', ');
  return Array.from({ length: count }, (_, at) => `(${row(at)})`).join(', ');
}
