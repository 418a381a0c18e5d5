import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import {
  askForFunds,
  balanceOf,
  decide,
  invoiceIn,
  newPayer,
  readInvoice,
} from '../testing/payer.ts';
import { runAlone } from '../testing/run-alone.ts';
import { reconcilePayments } from './reconcile.ts';

const MINUTE_MS = 60_000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

/** Such as a newer process may have written it; whatever ends the invoice cannot read it. */
const makeUnreadable = ({ id }: Invoice) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    sql`update invoices set quote = jsonb_set(quote, '{lines,0,kind}', '"later"')
      where id = ${id}`.execute(trx),
  );

it('a payment that cannot be settled does not keep others from it', async () => {
  const payer = await newPayer(test);
  const bad = await invoiceIn(await askForFunds(payer));
  test.clock.advance(MINUTE_MS);
  const good = await invoiceIn(await askForFunds(payer));
  for (const invoice of [bad, good]) await decide(payer, invoice, 'approve');
  // Only what is asked for comes, and the bad one is due first.
  await test.db.asSystem((trx) => trx.deleteFrom('jobs').execute());
  await makeUnreadable(bad);
  test.clock.advance(10 * MINUTE_MS);
  test.log.allowErrors();
  await runAlone(test, reconcilePayments, {});
  expect(await readInvoice(payer, good.id)).toMatchObject({ status: 'paid' });
  expect(await balanceOf(test, payer)).toBe(20_000_000n);
  const failed = test.log.lines.filter(({ level }) => level === 'error');
  expect(failed.map(({ fields }) => fields['invoice'])).toEqual([String(bad.id)]);
});
