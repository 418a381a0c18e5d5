// On PostgreSQL: transactions that end halfway.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#core/platform/db/database.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { crashingDatabase, type CrashPoint } from '#core/testing/crashing-database.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { addFunds } from '../invoices/add-funds.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import { signEvent } from '../sandbox/sandbox-webhook.ts';
import { callerFor } from '../testing/caller-for.ts';
import { addLinkedCard, beginCard, decideOnCard, readCards } from '../testing/card-holder.ts';
import { balanceOf, newPayer, settle } from '../testing/payer.ts';
import { runAlone } from '../testing/run-alone.ts';
import { verifyInvoices } from '../verify-invoices.ts';
import { PROCESS_EVENT } from '../webhooks/process-event.ts';
import { removeCard } from './own-cards.ts';
import { removeCardJob } from './remove-card.ts';

const MINUTE_MS = 60_000;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

/** Every moment of something that was done once for somebody else. */
async function pointsOf(work: (db: Database) => Promise<unknown>): Promise<CrashPoint[]> {
  const counting = crashingDatabase(test.db);
  await work(counting.db);
  const points = Array.from({ length: counting.statements() }, (_, at) => at + 1);
  return [...points, 'after commit'];
}

const clearJobs = () => test.db.asSystem((trx) => trx.deleteFrom('jobs').execute());

const inAlder = <T>(read: Parameters<typeof test.db.inInstance<T>>[1]) =>
  test.db.inInstance(test.instances.a.id, read);

const cardRowsOf = ({ id }: CustomerActor) =>
  inAlder((trx) =>
    trx.selectFrom('linked_cards').select(['id', 'state']).where('customer_id', '=', id).execute(),
  );

const chargesOf = ({ id }: CustomerActor) =>
  inAlder((trx) =>
    trx
      .selectFrom('invoices as i')
      .leftJoin('outside_payments as o', 'o.invoice_id', 'i.id')
      .leftJoin('sandbox_payments as s', 's.merchant_reference', 'o.own_reference')
      .select(['i.status', 's.state as charge'])
      .where('i.customer_id', '=', id)
      .execute(),
  );

describe('a crash', () => {
  it('charges a saved card once at most, wherever it happens, and a retry goes on', async () => {
    const pay = async (db: Database, payer: CustomerActor, cardId: number) => {
      const body = {
        payment_method_id: 2,
        amount: '50',
        recurring_payments_method_id: cardId,
      };
      const asked = { key: 'the key', route: 'POST /api/v1/add-funds', revision: 1n, body };
      await addFunds({ ...test.deps, db }, callerFor(payer), asked);
    };
    const prepared = async () => {
      const payer = await newPayer(test);
      return { payer, cardId: Number((await addLinkedCard(test, payer)).cardId) };
    };
    const first = await prepared();
    const points = await pointsOf((db) => pay(db, first.payer, first.cardId));
    expect(points.length).toBeGreaterThan(25);
    const ended: { payer: CustomerActor; end: string }[] = [];
    for (const point of points) {
      const { payer, cardId } = await prepared();
      await pay(crashingDatabase(test.db, point).db, payer, cardId).catch(() => undefined);
      test.clock.advance(MINUTE_MS + 1);
      await pay(test.db, payer, cardId);
      test.clock.advance(3 * MINUTE_MS);
      await runAlone(test, reconcilePayments, {});
      const charges = await chargesOf(payer);
      expect(charges).toHaveLength(1);
      const [{ status, charge } = { status: '', charge: null }] = charges;
      ended.push({ payer, end: `${status} ${charge ?? 'absent'}` });
    }
    // What was told meanwhile comes last.
    await settle(test);
    for (const { payer, end } of ended) {
      expect(await balanceOf(test, payer)).toBe(end === 'paid approved' ? 50_000_000n : 0n);
    }
    const ends = new Set(ended.map(({ end }) => end));
    expect([...ends].sort()).toEqual(['failed absent', 'paid approved']);
    expect((await verifyInvoices(test.deps, test.instances.a.id)).faults).toEqual([]);
  });

  it('leaves one card of a message that tells of it', async () => {
    const received = async () => {
      const payer = await newPayer(test);
      const setup = await beginCard(payer);
      await decideOnCard(payer, setup, 'accept');
      await clearJobs();
      const event = { id: `told-${setup.id}`, kind: 'card_setup', reference: setup.id } as const;
      const { headers, rawBody } = await signEvent(test.deps, event);
      const sent = { method: 'POST', headers, body: Buffer.from(rawBody) };
      expect((await test.request('/api/v1/webhooks/sandbox', sent)).status).toBe(200);
      const { id } = await inAlder((trx) =>
        trx
          .selectFrom('gateway_events')
          .select('id')
          .where('event_id', '=', event.id)
          .executeTakeFirstOrThrow(),
      );
      return { payer, eventId: String(id) };
    };
    const process = (db: Database, eventId: string) =>
      runAlone({ deps: { ...test.deps, db } }, PROCESS_EVENT, { eventId }, test.instances.a.id);
    const first = await received();
    for (const point of await pointsOf((db) => process(db, first.eventId))) {
      const { payer, eventId } = await received();
      await process(crashingDatabase(test.db, point).db, eventId).catch(() => undefined);
      await process(test.db, eventId);
      expect(await readCards(payer)).toMatchObject([{ is_default: true, last_four: '4242' }]);
    }
  });

  it('leaves a card that is removed here and at its gateway, or is not removed yet', async () => {
    const take = (db: Database, payer: CustomerActor, cardId: number) =>
      removeCard({ ...test.deps, db }, callerFor(payer), String(cardId));
    const first = await newPayer(test);
    const firstId = Number((await addLinkedCard(test, first)).cardId);
    for (const point of await pointsOf((db) => take(db, first, firstId))) {
      const payer = await newPayer(test);
      const id = Number((await addLinkedCard(test, payer)).cardId);
      await take(crashingDatabase(test.db, point).db, payer, id).catch(() => undefined);
      const isThere = (await readCards(payer)).length > 0;
      expect(isThere).toBe(point !== 'after commit');
      if (isThere) await take(test.db, payer, id);
      await settle(test);
      expect(await cardRowsOf(payer)).toMatchObject([{ state: 'removed' }]);
    }
  });

  it('is no end of a removal at the gateway', async () => {
    const removing = async () => {
      const payer = await newPayer(test);
      const id = (await addLinkedCard(test, payer)).cardId;
      await removeCard(test.deps, callerFor(payer), String(id));
      await clearJobs();
      return { payer, cardId: String(id) };
    };
    const run = (db: Database, cardId: string) =>
      runAlone({ deps: { ...test.deps, db } }, removeCardJob, { cardId }, test.instances.a.id);
    const first = await removing();
    for (const point of await pointsOf((db) => run(db, first.cardId))) {
      const { payer, cardId } = await removing();
      await run(crashingDatabase(test.db, point).db, cardId).catch(() => undefined);
      await run(test.db, cardId);
      expect(await cardRowsOf(payer)).toMatchObject([{ state: 'removed' }]);
    }
  });
});
