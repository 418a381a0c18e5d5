import fc from 'fast-check';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { afterTampering } from '#core/testing/after-tampering.ts';
import { checkAccounts, checkTransactions } from '../verify.store.ts';

/** Each column with another value for it, `$` being any number but zero. */
const CHANGES: Record<string, Record<string, string>> = {
  ledger_accounts: {
    kind: "case kind when 'task' then 'held' else 'task' end",
    owner_id: 'owner_id + $',
    balance_micro: 'abs(balance_micro + $) + case when $ = -2 * balance_micro then 1 else 0 end',
    earned_micro: 'earned_micro + $',
    spent_micro: 'spent_micro + $',
    sequence: 'sequence + $',
    head_hash: 'set_byte(head_hash, abs($) % 32, 255 - get_byte(head_hash, abs($) % 32))',
    changed_at: "changed_at + $ * interval '1 microsecond'",
  },
  ledger_transactions: {
    instance_id: 'instance_id + abs($)',
    kind: "case kind when 'admin' then 'task' else 'admin' end",
    source_type: "source_type || 's'",
    source_id: 'source_id || abs($)',
    reverses_id: 'coalesce(reverses_id, 0) + $',
    order_id: 'coalesce(order_id, 0) + $',
    invoice_id: 'coalesce(invoice_id, 0) + $',
    coupon_id: 'coalesce(coupon_id, 0) + $',
    payment_method_id: 'coalesce(payment_method_id, 0) + $',
    reason: "coalesce(reason, '') || $",
    actor_kind: "case actor_kind when 'staff' then 'customer' else 'staff' end, actor_id = 1",
    idempotency_key: "coalesce(idempotency_key, '') || $",
    posting_count: 'posting_count + 1 + abs($) % 9',
    created_at: "created_at + $ * interval '1 microsecond'",
    seal_position: 'seal_position + $',
    seal_hash: 'set_byte(seal_hash, abs($) % 32, 255 - get_byte(seal_hash, abs($) % 32))',
  },
  ledger_postings: {
    instance_id: 'instance_id + abs($)',
    transaction_id: 'transaction_id + $',
    account_id: 'account_id + $',
    kind: "case kind when 'admin' then 'task' else 'admin' end",
    created_at: "created_at + $ * interval '1 microsecond'",
    amount_micro: 'amount_micro + $ + case when amount_micro = -$ then 1 else 0 end',
    balance_after_micro: 'balance_after_micro + $',
    sequence: 'sequence + $',
    hash: 'set_byte(hash, abs($) % 32, 255 - get_byte(hash, abs($) % 32))',
  },
};

/** What the database works out is there for customers' accounts only. */
const WHERE: Record<string, string> = {
  ledger_accounts: `owner_kind = 'customer' and sequence > 0`,
  ledger_transactions: 'true',
  ledger_postings: 'sequence is not null',
};

export interface SingleChange {
  table: string;
  column: string;
  /** Of the rows, from zero; what is too high begins again. */
  row: number;
  by: bigint;
}

/** Every column of every table. */
export const CHANGED_COLUMNS = Object.entries(CHANGES).flatMap(([table, columns]) =>
  Object.keys(columns).map((column) => ({ table, column })),
);

export const singleChanges: fc.Arbitrary<SingleChange> = fc
  .record({
    place: fc.constantFrom(...CHANGED_COLUMNS),
    row: fc.nat(),
    by: fc
      .oneof(fc.bigInt({ min: 1n, max: 9n }), fc.bigInt({ min: 1n, max: 1_000_000n }))
      .chain((size) => fc.constantFrom(size, -size)),
  })
  .map(({ place, row, by }) => ({ ...place, row, by }));

interface Stage {
  deps: Pick<Deps, 'db' | 'clock'>;
  instanceId: number;
}

/** What is found after one value was changed; undefined when the database itself would not do it. */
export async function faultsAfterChange(
  stage: Stage,
  { table, column, row, by }: SingleChange,
): Promise<string[] | undefined> {
  const value = CHANGES[table]?.[column]?.replaceAll('$', `(${by})`);
  const rows = `from ${table} where instance_id = ${stage.instanceId} and ${WHERE[table]}`;
  try {
    return await faultsAfter(
      stage,
      `update ${table} set ${column} = ${value} where ctid = (
         select ctid ${rows} order by ctid limit 1
         offset ${row} % (select count(*) ${rows}))`,
    );
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

/** A constraint that holds for everybody, superusers too. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('23');
}

/** What is found after the owner of the database did what no role may do. */
export function faultsAfter({ deps, instanceId }: Stage, statement: string): Promise<string[]> {
  return afterTampering({ db: deps.db, instanceId, statement }, (trx) =>
    faultsIn(trx, instanceId, deps.clock.now()),
  );
}

async function faultsIn(trx: Trx, instanceId: number, sealedBefore: Date): Promise<string[]> {
  const page = { instanceId, after: 0n, most: 10_000 };
  const checked = [
    ...(await checkTransactions(trx, { ...page, sealedBefore })),
    ...(await checkAccounts(trx, page)),
  ];
  return checked.flatMap(({ faults }) => faults);
}
