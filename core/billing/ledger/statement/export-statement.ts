import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Purse } from '../kinds.pure.ts';
import { readStatement, type StatementRow } from './statement.store.ts';

const LINES_AT_ONCE = 1_000;
const HEAD =
  'account,sequence,id,type,created_at,amount_micro,balance_micro,previous_hash,hash,' +
  'amount,balance,order_id\r\n';

/**
 * The whole statement as CSV, oldest first, with the hashes needed to verify it independently. It
 * is read in pieces while it is sent, each in its own transaction.
 */
export function exportStatement(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: OwnerCaller,
  account: Purse,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0n;
  let head = HEAD;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const asked = { instanceId, customerId: customer.id, account, after, most: LINES_AT_ONCE };
        const rows = await db.read(instanceId, (trx) => readStatement(trx, asked));
        controller.enqueue(encoder.encode(head + rows.map(lineOf).join('')));
        head = '';
        after = rows.at(-1)?.sequence ?? after;
        if (rows.length < LINES_AT_ONCE) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Contains only numbers and our own words, so no field can be taken for a formula. */
function lineOf(row: StatementRow): string {
  const fields = [
    ...[row.account_id, row.sequence, row.id, row.kind, row.time],
    ...[row.amount_micro, row.balance_after_micro, row.before ?? '', row.hash],
    ...[formatAmount(row.amount_micro), formatAmount(row.balance_after_micro)],
    row.order_id ?? '',
  ];
  return `${fields.join(',')}\r\n`;
}
