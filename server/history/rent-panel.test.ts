import { expect, test } from 'vitest';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { testDatabase } from '#core/testing/database.ts';
import { createErrorTexts } from '#core/testing/error-texts.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { verifyInvoices } from '#core/billing/payments/verify-invoices.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { SALES } from '#fixtures/history/panel-sales.ts';
import { demoCatalogue } from '#fixtures/catalogue/demo-catalogue.ts';
import { deedsOfAda } from '#fixtures/history/ada.ts';
import { makeHistory } from '#fixtures/history/make-history.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { publishFolder } from '../publish-folder.ts';
import { seedStaff } from '../seed-staff.ts';
import { runHistory } from './run-history.ts';

const SLUG = 'marquee';

test('the demo customer has a panel that is paid, and sells what the brand sells', async () => {
  const log = createRecordingLog();
  const db = await testDatabase({ log });
  const clock = createSettableClock();
  const deps = {
    ...{ db, clock, log, texts: createErrorTexts(), defaultInstance: undefined },
    ...{ isDemo: true, isDraining: () => false },
  };
  const fixture = await loadInstanceFixture(SLUG);
  const { id: instanceId, revision } = await publishFolder(deps, fixture, {
    urlOf: (host) => host,
  });
  await seedStaff(deps, instanceId);
  const content = demoCatalogue(SLUG)!;
  await publishCatalogue(deps, { instanceId, content });
  const deeds = deedsOfAda(SLUG).filter(({ does }) => ['register', 'rent panel'].includes(does));
  const plan = { ...makeHistory(SLUG, content, 0)!, deeds };
  await runHistory(deps, [
    { instanceId, slug: SLUG, revision, host: 'localhost:3000', content, plan },
  ]);

  const [panel] = await db.asSystem((trx) => trx.selectFrom('child_panels').selectAll().execute());
  expect(panel).toMatchObject({ host: 'brook-and-clay.localhost', status: 'active', renews: true });
  expect(panel?.set_up_at).toEqual(panel?.created_at);
  expect(Number(panel?.paid_until)).toBeGreaterThan(clock.now().getTime());
  const paid = await db.asSystem((trx) =>
    trx
      .selectFrom('ledger_postings')
      .select('transaction_id')
      .where('kind', '=', 'child_panel')
      .execute(),
  );
  // Of each of the four months, what the renter pays and what the brand takes.
  expect(paid).toHaveLength(8);
  const sold = await db.asSystem((trx) =>
    trx
      .selectFrom('services')
      .select('id')
      .where('instance_id', '=', panel!.child_instance_id)
      .execute(),
  );
  expect(sold.length).toBeGreaterThan(20);
  const ordered = await db.asSystem((trx) =>
    trx
      .selectFrom('orders')
      .select(['instance_id', 'status', 'source'])
      .where('instance_id', 'in', [instanceId, panel!.child_instance_id])
      .execute(),
  );
  // Each order of the panel is one of the renter at the brand; the last ones are under way.
  for (const at of [instanceId, panel!.child_instance_id]) {
    const own = ordered.filter(({ instance_id: id }) => id === at);
    expect(own).toHaveLength(SALES.length);
    expect(own.filter(({ status }) => status === 'completed').length).toBeGreaterThan(8);
    expect(own.at(-1)?.status).toBe('in_processing');
    expect((await verifyLedger(deps, at)).faults).toEqual([]);
    expect((await verifyOrders(deps, at)).faults).toEqual([]);
    expect((await verifyInvoices(deps, at)).faults).toEqual([]);
  }
  await db.close();
}, 120_000);
