import type { Trx } from '#core/platform/db/database.ts';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { creditTopUp } from '#core/billing/ledger/moves/credit-top-up.ts';
import { listEntries } from '#core/billing/ledger/statement/list-entries.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore } from '#core/testing/harness.ts';
import { fillStatement } from './ledger/fill-statement.ts';
import { openPlainLedger } from './ledger/plain-ledger.ts';
import { median, refuse, report, type Measured } from './report/report.ts';

// Embedded, or on the PostgreSQL of TEST_DATABASE_URL.

const ROUNDS = 12;
const MOVES = 100;
const LEAST_OF_PLAIN = 0.6;
const FEW = 10;
const MANY = 1_000_000;
const PAGES = 60;
const MOST_OF_FEW = 1.3;

const test = await testCore();
const { deps, instances } = test;
const instanceId = instances.a.id;
const actor = { kind: 'system' } as const;
let ids = 0n;

interface Pair {
  ours(trx: Trx): Promise<unknown>;
  plain(trx: Trx): Promise<unknown>;
}

/** Seconds for so many transactions, one after the other as one customer sends them. */
async function time(work: Pair['ours']): Promise<number> {
  const started = performance.now();
  for (let move = 0; move < MOVES; move += 1) await deps.db.inInstance(instanceId, work);
  return (performance.now() - started) / 1000;
}

/** In turns, so that what else the machine does meets both alike. */
async function compareMoves(measure: string, { ours, plain }: Pair): Promise<void> {
  await time(ours);
  await time(plain);
  const times: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.plain.push(await time(plain));
    times.ours.push(await time(ours));
  }
  promise(
    {
      ...{ measure, unit: 'transactions/s', against: 'one statement without a ledger' },
      ours: Math.round(MOVES / median(times.ours)),
      reference: Math.round(MOVES / median(times.plain)),
    },
    (ratio) => ratio >= LEAST_OF_PLAIN,
  );
}

async function comparePages(): Promise<void> {
  const customers = { few: await customerWith(FEW), many: await customerWith(MANY) };
  const page = (id: bigint) => {
    const caller = {
      instanceId,
      customer: { id, isFrozen: false, gradeId: null, isReferred: false },
    };
    return listEntries(deps, caller, { per_page: FEW });
  };
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  for (let turn = 0; turn < PAGES; turn += 1) {
    for (const size of ['few', 'many'] as const) {
      const started = performance.now();
      const { data } = await page(customers[size]);
      times[size].push(performance.now() - started);
      if (data.length !== FEW) throw new Error(`A page has ${FEW} entries, not ${data.length}`);
    }
  }
  promise(
    {
      ...{ measure: `first page of ${MANY} entries`, unit: 'µs', against: `of ${FEW} entries` },
      ours: Math.round(median(times.many) * 1000),
      reference: Math.round(median(times.few) * 1000),
    },
    (ratio) => ratio <= MOST_OF_FEW,
  );
}

async function customerWith(entries: number): Promise<bigint> {
  const { id: customerId } = await addCustomer(deps, instanceId);
  await fillStatement(deps.db, { instanceId, customerId, entries });
  return customerId;
}

function promise(measured: Measured, isKept: (ratio: number) => boolean): void {
  report(measured);
  if (!isKept(measured.ours / measured.reference)) refuse(`${measured.measure}: not as promised`);
}

const { id: customerId } = await addCustomer(deps, instanceId);
const plain = await openPlainLedger(deps.db, { instanceId, customerId });
await compareMoves('a payment that arrives', {
  ours(trx) {
    ids += 1n;
    const topUp = { customerId, invoiceId: ids, paymentMethodId: 1, paidMicro: 5_000_000n, actor };
    return creditTopUp({ ...deps, trx, instanceId }, topUp);
  },
  plain: (trx) => plain.move(trx, { kind: 'invoiced', other: 'clearing', amountMicro: 5_000_000n }),
});
await compareMoves('an order', {
  ours(trx) {
    ids += 1n;
    const order = { customerId, orderId: ids, amountMicro: 7n, actor };
    return chargeOrder({ ...deps, trx, instanceId }, order);
  },
  plain: (trx) => plain.move(trx, { kind: 'order', other: 'revenue', amountMicro: -7n }),
});
await comparePages();
await test.close();
