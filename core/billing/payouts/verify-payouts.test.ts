// On PostgreSQL: sums in raw SQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustBalance } from '#core/billing/ledger/moves/adjust-balance.ts';
import { payOut } from '#core/billing/ledger/moves/pay-out.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { requestPayout } from './request-payout.ts';
import { verifyPayouts } from './verify-payouts.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const inLedger = <T>(work: (deps: LedgerDeps) => Promise<T>) => {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
};

const faultsNow = async () => (await verifyPayouts(test.deps, test.instances.a.id)).faults;

/** What is changed behind the back of the ledger, how that is undone, and what is to be found. */
const CHANGES = [
  [
    'amount_micro = amount_micro - 1',
    'amount_micro = amount_micro + 1',
    [
      'what was set aside for it is not what it says',
      'what was paid out is not what the ledger says',
    ],
  ],
  [
    "paid_at = null, paid_by = null, name = 'Grace', pay_to = 'an account'",
    "paid_at = requested_at, paid_by = customer_id, name = '', pay_to = ''",
    ['what was paid out is not what the ledger says'],
  ],
] as const;

it('a payout is in the ledger from when it is asked for until it is paid, and what is not is found', async () => {
  const { id: customerId } = await newPayer(test);
  await inLedger(async (deps) => {
    const gift = { customerId, amountMicro: 7_250_000n, staffId: customerId, reason: 'Paid in' };
    await adjustBalance(deps, { ...gift, adjustmentId: 'paid-in' });
    const payTo = 'DE89 3704 0044 0532 0130 00';
    await requestPayout(deps, { customerId, name: 'Grace', email: null, payTo });
  });
  expect(await faultsNow()).toEqual([]);
  const staff = await newPayer(test, { roles: ['staff'] });
  const path = '/api/v1/staff/payouts';
  const { data } = (await (await staff.request(path)).json()) as { data: { id: number }[] };
  const id = data[0]!.id;
  const paid = await staff.post(`${path}/${id}/pay`, { confirmed_amount: '7.25' });
  expect(paid.status).toBe(200);
  expect(await faultsNow()).toEqual([]);
  const left = await inLedger(({ trx }) =>
    sql<{ kind: string; micro: bigint }>`
      select a.kind, sum(p.amount_micro)::bigint as micro from ledger_postings p
      join ledger_accounts a on a.id = p.account_id
      where a.kind in ('partners_payable', 'paid_out') group by a.kind order by a.kind`.execute(
      trx,
    ),
  );
  expect(left.rows).toEqual([
    { kind: 'paid_out', micro: 7_250_000n },
    { kind: 'partners_payable', micro: 0n },
  ]);
  const write = (set: string) =>
    inLedger(({ trx }) => sql`update payouts set ${sql.raw(set)}`.execute(trx));
  for (const [change, undoing, faults] of CHANGES) {
    await write(change);
    expect(await faultsNow()).toEqual(faults.map((fault) => `Payout ${id}: ${fault}.`));
    await write(undoing);
    expect(await faultsNow()).toEqual([]);
  }
  const actor = { kind: 'system' } as const;
  await inLedger((deps) => payOut(deps, { payoutId: 99_999n, amountMicro: 1n, actor }));
  expect(await faultsNow()).toEqual([
    expect.stringMatching(/^Transaction \d+: it is of a payout that is not there\.$/),
  ]);
});
