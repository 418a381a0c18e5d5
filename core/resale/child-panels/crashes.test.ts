// On PostgreSQL: transactions that end halfway, for two instances in each.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCore } from '#core/app.ts';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { Database } from '#core/platform/db/database.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { Crash, crashingDatabase } from '#core/testing/crashing-database.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { findPanel } from './child-panel.store.ts';
import { lookAtPanels } from './look-at-panels.ts';
import {
  newLabel,
  newRenter,
  panelCore,
  PANELS,
  PASSWORD,
  PRICE_MICRO,
  rented,
} from './testing/renter.ts';

const MONTH_MS = 32 * 24 * 60 * 60 * 1000;

let test: TestCore;
beforeAll(async () => {
  test = await panelCore();
  test.log.allowErrors();
});
afterAll(() => test.close());

const instances = () =>
  test.db.asSystem(async (trx) => {
    const rows = await trx.selectFrom('instances').select('slug').execute();
    return rows.length;
  });

async function create(db: Database, { authorization }: CustomerActor, domain: string) {
  const headers = {
    ...{ host: 'alder.example', 'content-type': 'application/json' },
    ...{ authorization, 'idempotency-key': 'the same each time' },
  };
  const body = JSON.stringify({ domain, domain_type: 'subdomain', password: PASSWORD });
  const asked = new Request(`http://alder.example${PANELS}`, { method: 'POST', headers, body });
  return createCore({ ...test.deps, db }).fetch(asked);
}

it('is rented whole or not at all, wherever the process crashes, and once when it is tried again', async () => {
  const counting = crashingDatabase(test.db);
  expect((await create(counting.db, await newRenter(test), newLabel())).status).toBe(201);
  const before = await instances();
  const domain = newLabel();
  let renter = await newRenter(test);
  const statements = counting.statements();
  expect(statements).toBeGreaterThan(30);
  for (let at = 1; at <= statements; at += 1) {
    // Nobody may try as often as this.
    if (at % 8 === 0) renter = await newRenter(test);
    const answer = await create(crashingDatabase(test.db, at).db, renter, domain);
    // What this process knows already, it need not ask for: there are fewer statements by now.
    if (answer.status === 201 && at > statements - 10) break;
    expect(answer.status).toBe(500);
    expect(await instances()).toBe(before);
    expect(await balanceOf(test, renter)).toBe(PRICE_MICRO);
  }
  for (let again = 0; again < 2; again += 1) {
    expect((await create(test.db, renter, domain)).status).toBe(201);
    expect(await instances()).toBe(before + 1);
    expect(await balanceOf(test, renter)).toBe(0n);
  }
});

it('is renewed once, wherever the process crashes', async () => {
  const renter = await newRenter(test, 3n);
  const { id } = await rented(renter);
  test.clock.advance(MONTH_MS);
  const points = [1, 2, 3, 5, 8, 11, 14, 'after commit'] as const;
  for (const at of points) {
    const deps = { ...test.deps, db: crashingDatabase(test.db, at).db };
    const isDone = await runJob({ deps }, lookAtPanels).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Crash)) throw error;
        return false;
      },
    );
    const left = await balanceOf(test, renter);
    expect([2n * PRICE_MICRO, PRICE_MICRO]).toContain(left);
    if (isDone) break;
  }
  await runJob(test, lookAtPanels);
  await runJob(test, lookAtPanels);
  expect(await balanceOf(test, renter)).toBe(PRICE_MICRO);
  const row = await test.db.inInstance(test.instances.a.id, (trx) =>
    findPanel(trx, { instanceId: test.instances.a.id, id: BigInt(id) }),
  );
  expect(row).toMatchObject({ status: 'active', months: 2 });
});

it('leaves a ledger behind in which nothing is wrong', async () => {
  await sealLedgers(test.deps);
  expect((await verifyLedger(test.deps, test.instances.a.id)).faults).toEqual([]);
});
