import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJobs } from '#core/testing/mailbox.ts';
import type { EventKind } from '../webhooks/gateway-event.contract.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import { signEvent } from '../sandbox/sandbox-webhook.ts';
import { beginCard, decideOnCard, readCards, saveCard } from '../testing/card-holder.ts';
import {
  askForFunds,
  balanceOf,
  decide,
  invoiceIn,
  newPayer,
  readInvoice,
  settle,
} from '../testing/payer.ts';
import { runAlone } from '../testing/run-alone.ts';
import { verifyInvoices } from '../verify-invoices.ts';
import { PROCESS_EVENT } from '../webhooks/process-event.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

/** Its own deliveries are lost; only those of the story come. */
const loseDeliveries = () => test.db.asSystem((trx) => trx.deleteFrom('jobs').execute());

interface Told {
  kind: EventKind;
  reference: string;
  amountMicro?: string;
}

async function tell({ kind, reference, amountMicro }: Told): Promise<void> {
  const { headers, rawBody } = await signEvent(test.deps, {
    ...{ id: `${kind}-${reference}`, kind, reference },
    ...(amountMicro !== undefined && { amount_micro: amountMicro }),
  });
  const sent = { method: 'POST', headers, body: Buffer.from(rawBody) };
  expect((await test.request('/api/v1/webhooks/sandbox', sent)).status).toBe(200);
}

async function askEverybody(): Promise<void> {
  await settle(test);
  test.clock.advance(3 * 60_000);
  await runAlone(test, reconcilePayments, {});
}

/** How often each is told, and whether it is acted upon before the next. */
const times = fc.record({
  created: fc.nat(5),
  ended: fc.nat(5),
  seed: fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
  isProcessedAtOnce: fc.boolean(),
});

const STORIES = [
  { card: 'accept', decision: undefined, isPaid: true },
  { card: 'refuse', decision: undefined, isPaid: false },
  { card: 'silence', decision: undefined, isPaid: true },
  { card: 'confirm', decision: 'approve', isPaid: true },
  { card: 'confirm', decision: 'decline', isPaid: false },
] as const;

it('charges of cards end alike, however often and in whatever order they are told', async () => {
  const once = fc.record({ story: fc.constantFrom(...STORIES), told: times });
  const property = fc.asyncProperty(once, async ({ story, told }) => {
    const payer = await newPayer(test);
    const { id } = await saveCard(payer, story.card);
    const body = { recurring_payments_method_id: id };
    const invoice = await invoiceIn(await askForFunds(payer, body));
    if (story.decision) await decide(payer, invoice, story.decision);
    await loseDeliveries();
    const { reference } = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('outside_payments')
        .select('own_reference as reference')
        .where('invoice_id', '=', BigInt(invoice.id))
        .executeTakeFirstOrThrow(),
    );
    const kinds = [
      ...Array<EventKind>(told.created).fill('created'),
      ...Array<EventKind>(told.ended).fill(story.isPaid ? 'paid' : 'failed'),
    ];
    for (const kind of shuffled(kinds, told.seed)) {
      await tell({ kind, reference, amountMicro: '20000000' });
      if (told.isProcessedAtOnce) await runJobs(test, PROCESS_EVENT);
    }
    await askEverybody();
    const end = story.isPaid ? 'paid' : 'failed';
    expect((await readInvoice(payer, invoice.id)).status).toBe(end);
    expect(await balanceOf(test, payer)).toBe(story.isPaid ? 20_000_000n : 0n);
  });
  await fc.assert(property, { numRuns: 20, endOnFailure: true });
  expect((await verifyInvoices(test.deps, test.instances.a.id)).faults).toEqual([]);
});

it('a saved card is one card, however often and in whatever order that is told', async () => {
  const once = fc.record({ isSaved: fc.boolean(), told: times });
  const property = fc.asyncProperty(once, async ({ isSaved, told }) => {
    const payer = await newPayer(test);
    const setup = await beginCard(payer);
    const early = Math.min(told.created, 2);
    for (let time = 0; time < early; time += 1) {
      await tell({ kind: 'card_setup', reference: setup.id });
      if (told.isProcessedAtOnce) await runJobs(test, PROCESS_EVENT);
    }
    await decideOnCard(payer, setup, isSaved ? 'accept' : 'decline');
    await loseDeliveries();
    for (let time = 0; time < told.ended; time += 1) {
      await tell({ kind: 'card_setup', reference: setup.id });
      if (told.isProcessedAtOnce) await runJobs(test, PROCESS_EVENT);
    }
    await askEverybody();
    expect(await readCards(payer)).toHaveLength(isSaved ? 1 : 0);
  });
  await fc.assert(property, { numRuns: 15, endOnFailure: true });
});

/** By numbers of the property, so that a failure can be repeated and made smaller. */
function shuffled<T>(items: readonly T[], seed: readonly number[]): T[] {
  const left = [...items];
  const places = left.map((_, at) => (seed[at] ?? 0) % (left.length - at));
  return places.flatMap((place) => left.splice(place, 1));
}
