// On PostgreSQL: its plans.
import { RawNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Trx } from '#core/platform/db/database.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { sumTakenBack } from './ledger.store.ts';
import { entryOf, paidIn, postAlone, spent } from './testing/entries.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

/** How the database would answer what is asked by this, in place of the answers. */
function explained(trx: Trx) {
  const plans: string[] = [];
  const asking = trx.withPlugin({
    transformQuery: ({ node }) =>
      RawNode.is(node)
        ? {
            ...node,
            sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)],
          }
        : node,
    transformResult({ result }) {
      plans.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
      return Promise.resolve({ rows: [] });
    },
  });
  return { asking, plan: () => plans.join('\n') };
}

it('what was taken back of a charge is found without the rest of the ledger', async () => {
  const { id: instanceId } = test.instances.a;
  const { id: customerId } = await addCustomer(test.deps, instanceId);
  await postAlone(test.deps, instanceId, [paidIn(customerId, 10n)]);
  const charge = await idOf(spent(customerId, 10n));
  const refund = await idOf(reverse(charge, 4n));
  await idOf(reverse(refund, -1n));
  const { sum, plan } = await test.db.inInstance(instanceId, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { id: accountId } = await trx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'balance')
      .executeTakeFirstOrThrow();
    const asked = { instanceId, reversedId: charge, accountId };
    const { asking, plan } = explained(trx);
    await sumTakenBack(asking, asked);
    return { sum: await sumTakenBack(trx, asked), plan: plan() };
  });
  expect(sum).toBe(3n);
  expect(plan).toContain('ledger_transactions_by_reversed');
  expect(plan).not.toMatch(/(?<!Join )Filter: .*reverses_id/);

  function reverse(reversesId: bigint, amountMicro: bigint) {
    return entryOf({
      kind: 'cancel_order',
      reversesId,
      postings: [
        { account: { kind: 'balance', customerId }, amountMicro },
        { account: { kind: 'revenue' }, amountMicro: -amountMicro },
      ],
    });
  }

  async function idOf(entry: ReturnType<typeof spent>): Promise<bigint> {
    await postAlone(test.deps, instanceId, [entry]);
    const { id } = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('ledger_transactions')
        .select('id')
        .where('source_id', '=', entry.source.id)
        .where('source_type', '=', entry.source.type)
        .executeTakeFirstOrThrow(),
    );
    return id;
  }
});
