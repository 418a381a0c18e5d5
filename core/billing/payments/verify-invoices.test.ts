// On PostgreSQL: sums in raw SQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditTopUp } from '#core/billing/ledger/moves/credit-top-up.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { askForFunds, decide, invoiceIn, newPayer, settle } from './testing/payer.ts';
import { verifyInvoices } from './verify-invoices.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

/** What is changed behind the back of the ledger, how that is undone, and what is to be found. */
const CHANGES = [
  [
    'credited_micro = credited_micro + 1',
    'credited_micro = credited_micro - 1',
    'what was credited is not what the ledger says',
  ],
  [
    'received_micro = received_micro - 1',
    'received_micro = received_micro + 1',
    'what was received is not what the ledger says',
  ],
  [
    'refunded_micro = 5, sent_back_micro = 5',
    'refunded_micro = 0, sent_back_micro = 0',
    'what was given back is not what the ledger says',
  ],
  ['sent_back_micro = 5', 'sent_back_micro = 0', 'what is known to be given back is not booked'],
  [
    'payment_method_id = 1',
    'payment_method_id = 2',
    'its entries are of another customer or method',
  ],
  [
    'automatic_for = (select min(id) from ledger_transactions)',
    'automatic_for = null',
    'it charges a card for what was no order of the customer',
  ],
] as const;

const faultsNow = async () => (await verifyInvoices(test.deps, test.instances.a.id)).faults;

it('finds what an invoice and the ledger say differently', async () => {
  const instanceId = test.instances.a.id;
  const payer = await newPayer(test);
  const [paid, open] = [
    await invoiceIn(await askForFunds(payer, { amount: '19.995' })),
    await invoiceIn(await askForFunds(payer)),
  ];
  await decide(payer, paid, 'approve');
  await settle(test);
  expect(await faultsNow()).toEqual([]);
  const write = (set: string) =>
    test.db.inInstance(instanceId, (trx) =>
      sql`update invoices set ${sql.raw(set)} where id = ${paid.id}`.execute(trx),
    );
  for (const [change, undoing, fault] of CHANGES) {
    await write(change);
    expect(await faultsNow()).toEqual([`Invoice ${paid.id}: ${fault}.`]);
    await write(undoing);
  }
  const stray = { customerId: payer.id, paymentMethodId: 2, paidMicro: 7n };
  await test.db.inInstance(instanceId, (trx) =>
    creditTopUp(
      { ...test.deps, trx, instanceId },
      { ...stray, invoiceId: BigInt(open.id), actor: { kind: 'system' } },
    ),
  );
  expect(await faultsNow()).toEqual([
    `Invoice ${open.id}: what was credited is not what the ledger says.`,
    `Invoice ${open.id}: what was received is not what the ledger says.`,
    expect.stringMatching(/^Transaction \d+: it credits an invoice that is not paid\.$/),
  ]);
});
