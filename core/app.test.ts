import { afterAll, describe, expect, it } from 'vitest';
import { storeAsset } from '#core/assets/store-asset.ts';
import { tellCustomer } from '#core/notices/tell-customer.ts';
import { place, placedIn } from '#core/orders/testing/buyer.ts';
import { addLinkedCard } from '#core/payments/testing/card-holder.ts';
import { askForFunds, invoiceIn } from '#core/payments/testing/payer.ts';
import { testCore } from '#core/testing/harness.ts';
import { describedOperations, routedOperations } from '#core/testing/operations.ts';
import { describeSharedRefusals } from '#core/testing/refusals.ts';

// Here and not in beforeAll, because the tests themselves are made out of the API's description.
const test = await testCore();
const operations = describedOperations(test.core);
afterAll(() => test.close());

/** They belong to no instance and are asked by machines of the operator. */
const UNDESCRIBED = ['GET /healthz', 'GET /readyz'];

describe('the API', () => {
  it('describes every operation that it has', () => {
    const described = operations.map((operation) => `${operation.method} ${operation.path}`);
    expect([...described, ...UNDESCRIBED].sort()).toEqual(routedOperations(test.core).sort());
    expect(described).toContain('GET /settings');
  });

  it('answers what nobody serves with 404, in every instance alike', async () => {
    const headers = { 'x-request-id': 'caller-00000003' };
    const answers = await Promise.all(
      [test.instances.a, test.instances.b].map(({ host }) =>
        test.request('/nowhere?token=1', { host, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const [a, b] = await Promise.all(answers.map((answer) => answer.text()));
    expect(a).toBe(b);
  });

  it('logs each request with its instance', async () => {
    await test.request('/settings', { host: test.instances.b.host });
    expect(test.log.lines.at(-1)).toMatchObject({
      message: 'request',
      fields: { route: '/settings', instance: 'birch', status: 200, method: 'GET' },
    });
  });
});

const bytes = new TextEncoder().encode('<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>');
const picture = { bytes, field: 'picture' };
const { address: assetOfB } = await storeAsset(test.deps, test.instances.b, picture);

const { customerOfB } = test.actors;
const [sessionOfB] = await test.db.inInstance(customerOfB.instance.id, (trx) =>
  trx.selectFrom('sessions').select('id').where('customer_id', '=', customerOfB.id).execute(),
);
const snapshot = await test.request('/api/v1/services/catalogue', test.instances.b);
const { data } = (await snapshot.json()) as { data: { hash: string } };

const invoiceOfB = await invoiceIn(
  await askForFunds(customerOfB, { payment_method_id: 1, amount: '10' }),
);

await test.db.inInstance(customerOfB.instance.id, (trx) =>
  trx.updateTable('services').set({ drip_feed_is_allowed: true }).where('id', '=', 207).execute(),
);
const lineOfB = {
  ...{ service_id: 207, quantity: 10_000, url: 'https://video.example/watch?v=1' },
  drip_feed: { numberOfRuns: 2, dripFeedMinutes: 60 },
};
const placedByB = await place(customerOfB, { orders: [lineOfB], payment_method_id: 1 });
const { orders: ordersOfB, drip_feeds: feedsOfB } = await placedIn(placedByB);

const kept = await customerOfB.post('/api/v1/order-drafts', { entries: [['coupon_code', 'B']] });
const { id: draftOfB } = ((await kept.json()) as { data: { id: number } }).data;

await test.db.inInstance(customerOfB.instance.id, (trx) =>
  tellCustomer(
    { trx, instanceId: customerOfB.instance.id, clock: test.clock },
    {
      customerId: customerOfB.id,
      kind: 'automatic_top_up_off',
      event: 'of b',
      about: {},
      facts: {},
    },
  ),
);
const told = await customerOfB.request('/api/v1/notices');
const [noticeOfB] = ((await told.json()) as { data: { id: number }[] }).data;

const { setupId: setupOfB, cardId: cardOfB } = await addLinkedCard(test, customerOfB);

describeSharedRefusals(test, operations, {
  userId: { ofB: String(customerOfB.id), ofNobody: '999999999' },
  provider: { ofB: 'google', ofNobody: 'nobody' },
  mailId: { ofB: '1', ofNobody: '999999999' },
  sessionId: { ofB: String(sessionOfB?.id), ofNobody: '999999999' },
  instance: { ofB: test.instances.b.slug, ofNobody: 'nobody' },
  importId: { ofB: '1', ofNobody: '999999999' },
  reportId: { ofB: '1', ofNobody: '999999999' },
  payoutId: { ofB: '1', ofNobody: '999999999' },
  providerId: { ofB: '1', ofNobody: '999999999' },
  slug: { ofB: 'birch-views', ofNobody: 'nobody-views' },
  idOrSlug: { ofB: '201', ofNobody: '999' },
  serviceId: { ofB: '201', ofNobody: '999' },
  gateway: { ofB: 'sandbox', ofNobody: 'nobody' },
  reference: { ofB: 'b'.repeat(32), ofNobody: 'n'.repeat(32) },
  cardId: { ofB: String(cardOfB), ofNobody: '999999999' },
  setupId: { ofB: setupOfB, ofNobody: 'n'.repeat(32) },
  invoiceId: { ofB: String(invoiceOfB.id), ofNobody: '999999999' },
  orderId: { ofB: String(ordersOfB[0]?.id), ofNobody: '999999999' },
  dripFeedId: { ofB: String(feedsOfB[0]?.id), ofNobody: '999999999' },
  lineId: { ofB: '1', ofNobody: '999999999' },
  draftId: { ofB: String(draftOfB), ofNobody: '999999999' },
  noticeId: { ofB: String(noticeOfB?.id), ofNobody: '999999999' },
  hash: { ofB: data.hash, ofNobody: 'n'.repeat(27) },
  file: { ofB: assetOfB.split('/').at(-1) ?? '', ofNobody: `${'0'.repeat(32)}.svg` },
});

it('says of every operation of staff which permission it needs', () => {
  const ofStaff = operations.filter(({ tag }) => tag === 'Staff');
  expect(ofStaff.length).toBeGreaterThan(20);
  expect(ofStaff.filter(({ permission }) => permission === undefined)).toEqual([]);
});
