import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import { addLinkedCard } from '#core/billing/payments/testing/card-holder.ts';
import { quote } from '#core/pricing/quote/quote.pure.ts';
import type { Actor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerCatalogue, testService } from '#core/testing/owner-catalogue.ts';
import type { ServiceCosts, TotalCost } from './order-cost.contract.ts';

const TOKEN = 'the-token-of-the-cabinet';
const PLAIN = 107;
const DRIPPED = 110;
const ALIKE = { price_micro: 1_000_001n, default_price_micro: 1_000_001n };

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  const content = ownerCatalogue('Alder', 100);
  const service = (id: number, own: object) =>
    testService({
      id,
      service_type_id: 101,
      slug: `alder-service-${id}`,
      texts: { en: { name: `Alder service ${id}` } },
      ...own,
    });
  const services = [
    ...content.services,
    service(DRIPPED, { ...ALIKE, drip_feed_is_allowed: true, has_refill: true, can_speedup: true }),
    service(186_074, {}),
  ];
  await publishCatalogue(test.deps, {
    instanceId: test.instances.a.id,
    content: { ...content, services },
  });
  await changeSettings(test.deps, {
    slug: 'alder',
    patch: {
      guaranteeChargePercent: 0.15,
      speedupChargePercent: 0.25,
      cabinetWidgetToken: TOKEN,
    },
  });
});
afterAll(() => test.close());

const COST = '/api/v1/services/cost';
const BY_COST = '/api/v1/services/quantity-by-cost';
const TOTAL = '/api/v1/orders/total-cost';
const WIDGET = '/api/v1/order-widget/services';

async function answerOf<T>(path: string, body: object, actor = test.actors.guestOfA): Promise<T> {
  const response = await actor.post(path, body);
  expect(response.status, await response.clone().text()).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return ((await response.json()) as { data: T }).data;
}

async function problemsOf(path: string, body: object, actor = test.actors.guestOfA) {
  const response = await actor.post(path, body);
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Record<string, string[]> };
  return errors;
}

const text = (code: string, params: Record<string, string | number> = {}) =>
  test.deps.texts('en', `errors:field.${code}`, params);
const steps = (lines: { kind: string; amount: string }[]) =>
  lines.map(({ kind, amount }) => `${kind} ${amount}`);

describe('what services cost', () => {
  it('is the sum of what each costs for all publications, with the way to it', async () => {
    const costs = await answerOf<ServiceCosts>(COST, {
      services: [
        { service_id: DRIPPED, quantity: 110, is_guarantee: true },
        { service_id: PLAIN, quantity: 1_000, is_guarantee: true },
      ],
      contents_limit: 3,
    });
    // 0.11000011 and 15 % of it are 0.1265001265.
    expect(costs).toMatchObject({
      services: [
        { service_id: DRIPPED, quantity: 110, cost: '0.379503', cost_float: 0.379503 },
        { service_id: PLAIN, quantity: 1_000, cost: '3', cost_float: 3 },
      ],
      total_cost: '3.379503',
      total_cost_float: 3.379503,
      cost_per_publication: '1.126501',
      versions: { price: expect.stringMatching(/^\d+$/), rate: expect.stringMatching(/^\d+$/) },
    });
    expect(steps(costs.services[0]?.lines ?? [])).toEqual(['base 0.110001', 'guarantee 0.0165']);
    // Nothing is added where no guarantee is given.
    expect(steps(costs.services[1]?.lines ?? [])).toEqual(['base 1']);
  });

  it('knows a restricted service by its slug only', async () => {
    const services = (service_id: number | string) => [{ service_id, quantity: 100 }];
    const found = await answerOf<ServiceCosts>(COST, { services: services('alder-service-5') });
    expect(found.services[0]).toMatchObject({ service_id: 105, cost: '0.1' });
    expect(await problemsOf(COST, { services: services(105) })).toEqual({
      'services.0.service_id': [text('service_unavailable')],
    });
  });

  it('is refused line by line, alike for what is not there and what is not sold', async () => {
    const ids = [104, 105, 106, 201, 999, '105', 'birch-service-1', '~106', "' or 1=1 --"];
    const services = [
      ...ids.map((service_id) => ({ service_id, quantity: 100 })),
      { service_id: PLAIN, quantity: 99 },
      { service_id: PLAIN, quantity: 105 },
      { service_id: PLAIN, quantity: 100 },
      { service_id: PLAIN, quantity: 100_010 },
    ];
    expect(await problemsOf(COST, { services })).toEqual({
      ...Object.fromEntries(
        ids.map((_, at) => [`services.${at}.service_id`, [text('service_unavailable')]]),
      ),
      'services.9.quantity': [text('too_small', { limit: 100 })],
      'services.10.quantity': [text('not_a_multiple', { divisor: 10 })],
      'services.12.quantity': [text('too_big', { limit: 100_000 })],
    });
  });

  it.each([
    [{}, 'services', 'required'],
    [{ services: [] }, 'services', 'too_few'],
    [{ services: Array(201).fill({ service_id: 107, quantity: 100 }) }, 'services', 'too_many'],
    [{ services: [{ service_id: 107 }] }, 'services.0.quantity', 'required'],
    [{ services: [{ service_id: null, quantity: 1 }] }, 'services.0.service_id', 'invalid_type'],
    [{ services: [{ service_id: 107, quantity: 1.5 }] }, 'services.0.quantity', 'not_an_integer'],
  ])('is refused for %j at %s', async (body, field, code) => {
    const errors = await problemsOf(COST, body);
    const count = code === 'too_many' ? 200 : 1;
    expect(errors).toEqual({ [field]: [text(code, { count })] });
  });

  it.each([COST, BY_COST, TOTAL, `${WIDGET}/total-cost?api_token=${TOKEN}`])(
    'is not read from a body that is larger than any form at %s',
    async (path) => {
      const services = [{ service_id: 'x'.repeat(260 * 1024), quantity: 1 }];
      expect((await test.actors.guestOfA.post(path, { services })).status).toBe(413);
    },
  );
});

describe('the quantity for a sum', () => {
  it('costs no more than the sum, and the next one would', async () => {
    const asked = (desired_cost: unknown) => ({
      services: [{ service_id: DRIPPED, desired_cost, is_guarantee: true }],
    });
    const quantityFor = async (sum: unknown) =>
      (await answerOf<ServiceCosts>(BY_COST, asked(sum))).services[0];
    // 110 cost 0.126501 with the guarantee.
    expect(await quantityFor('0.126501')).toMatchObject({ quantity: 110, cost: '0.126501' });
    expect(await quantityFor('0.1265')).toMatchObject({ quantity: 100 });
    expect(await quantityFor(0.1265)).toMatchObject({ quantity: 100 });
    expect(await quantityFor('0')).toMatchObject({ quantity: 100, cost: '0.115001' });
    expect(await quantityFor('999999999999')).toMatchObject({ quantity: 100_000 });
    for (const sum of ['1e3', '-1', '$5', '', 1e-7]) {
      expect(await problemsOf(BY_COST, asked(sum))).toEqual({
        'services.0.desired_cost': [text('invalid_format')],
      });
    }
  });

  it('is of one publication, and the cost of all of them', async () => {
    const { services, total_cost } = await answerOf<ServiceCosts>(BY_COST, {
      services: [{ service_id: PLAIN, desired_cost: '1' }],
      contents_limit: 3,
    });
    expect(services).toMatchObject([{ quantity: 330, cost: '0.99' }]);
    expect(total_cost).toBe('0.99');
  });
});

describe('the total of an order form', () => {
  it('has its lines by their links, with runs, guarantee and speed-up', async () => {
    const total = await answerOf<TotalCost>(TOTAL, {
      services: [
        {
          index: 7,
          service_id: DRIPPED,
          quantity: 100,
          url: 'https://video.example/1',
          is_guarantee: true,
          drip_feed: {
            numberOfRuns: 3,
            dripFeedMinutes: 60,
            mode: 'progressive',
            numberOfSteps: 10,
          },
        },
        { service_id: PLAIN, quantity: 1_000, url: 'https://video.example/2' },
        { service_id: PLAIN, quantity: 100, url: 'https://video.example/1', is_guarantee: true },
      ],
    });
    // 330 come to 0.33000033, with 15 % to 0.3795003795, sped up by 25 % to 0.474375474375.
    expect(total.items).toMatchObject([
      {
        url: 'https://video.example/1',
        total: '0.479501',
        totalFloat: 0.479501,
        services: [
          {
            index: 7,
            serviceId: DRIPPED,
            totalQuantity: 330,
            cost: '0.379501',
            canSpeedup: true,
            costWithSpeedup: '0.474376',
          },
          { index: 2, serviceId: PLAIN, cost: '0.1', canSpeedup: false, costWithSpeedup: '0.1' },
        ],
      },
      { url: 'https://video.example/2', total: '1', services: [{ index: 1, cost: '1' }] },
    ]);
    expect(total).toMatchObject({
      total: '1.479501',
      floatTotal: 1.479501,
      originalAmount: '1.479501',
      totalWithSpeedup: '1.574376',
      fee: '0',
      couponBonus: '0',
      couponBonusType: null,
      paymentMethodBonus: '0',
    });
  });

  it('has fee, whole cents and bonus of a way of paying, and what a coupon takes off', async () => {
    const body = {
      services: [{ service_id: PLAIN, quantity: 100_000, url: 'a' }],
      payment_method_id: 1,
    };
    const plain = await answerOf<TotalCost>(TOTAL, body);
    // 100 and 1.5 % of it.
    expect(plain).toMatchObject({ total: '101.5', fee: '1.5', feePercent: 0.015 });
    expect(plain).toMatchObject({ paymentMethodBonus: '5', paymentMethodBonusPercent: 0.05 });
    const coupon_code = ' alder-off ';
    const cheaper = await answerOf<TotalCost>(TOTAL, { ...body, coupon_code });
    expect(parseAmount(cheaper.total) ?? 0n).toBeLessThan(parseAmount(plain.total) ?? 0n);
    expect(cheaper).toMatchObject({ originalAmount: '100', couponBonusType: 'discount' });
    expect(steps(cheaper.items[0]?.services[0]?.lines ?? []).at(-1)).toMatch(/^coupon -/);
    // What brings nothing is no refusal here: the form says so, and still shows the total.
    expect(await answerOf<TotalCost>(TOTAL, { ...body, coupon_code: 'nobody' })).toEqual(plain);
  });

  it('is paid from a balance by customers only, and some services by neither that nor a card', async () => {
    const { guestOfA, customerOfA } = test.actors;
    const body = (id: number, payment_method_id: number) => ({
      services: [{ service_id: id, quantity: 100 }],
      payment_method_id,
    });
    const refused = { payment_method_id: [text('method_unavailable')] };
    expect(await problemsOf(TOTAL, body(PLAIN, 0), guestOfA)).toEqual(refused);
    await answerOf(TOTAL, body(PLAIN, 0), customerOfA);
    expect(await problemsOf(TOTAL, body(186_074, 0), customerOfA)).toEqual(refused);
    const dear = { services: [{ service_id: 186_074, quantity: 10_000 }], payment_method_id: 1 };
    await answerOf(TOTAL, dear, customerOfA);
    expect(await problemsOf(TOTAL, body(PLAIN, 99), customerOfA)).toEqual(refused);
  });

  it('has the fee of a saved card, which is there for its owner only', async () => {
    const { guestOfA, customerOfA, otherCustomerOfA, customerOfB } = test.actors;
    const { cardId: card } = await addLinkedCard(test, customerOfA);
    const body = (id: number | bigint, service_id = PLAIN) => ({
      services: [{ service_id, quantity: 1_000 }],
      recurring_payments_method_id: Number(id),
    });
    const total = await answerOf<TotalCost>(TOTAL, body(card), customerOfA);
    expect(total).toMatchObject({ total: '1', originalAmount: '1' });
    const headers = { 'content-type': 'application/json', 'x-request-id': 'caller-00000011' };
    const ask = (actor: Actor, id: number | bigint, service_id = PLAIN) =>
      actor.request(TOTAL, { method: 'POST', headers, body: JSON.stringify(body(id, service_id)) });
    const answers = await Promise.all([
      ask(guestOfA, card),
      ask(otherCustomerOfA, card),
      ask(customerOfA, 999_999_999),
      ask(customerOfB, card, 207),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  });

  it.each([
    [PLAIN, { numberOfRuns: 2, dripFeedMinutes: 60 }, 'drip_feed', 'no_drip_feed', {}],
    [
      DRIPPED,
      { numberOfRuns: 1, dripFeedMinutes: 60 },
      'drip_feed.numberOfRuns',
      'too_small',
      { limit: 2 },
    ],
    [
      DRIPPED,
      { numberOfRuns: 2, dripFeedMinutes: 0 },
      'drip_feed.dripFeedMinutes',
      'too_small',
      { limit: 1 },
    ],
  ])('of %d in runs of %j is refused at %s', async (service_id, drip_feed, field, code, params) => {
    const services = [
      { service_id: PLAIN, quantity: 100 },
      { service_id, quantity: 100, drip_feed },
    ];
    expect(await problemsOf(TOTAL, { services })).toEqual({
      [`services.1.${field}`]: [text(code, params)],
    });
  });

  it('lets nobody try codes for ever', async () => {
    const body = { services: [{ service_id: PLAIN, quantity: 100 }], coupon_code: 'guess' };
    const { otherCustomerOfA } = test.actors;
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.push((await otherCustomerOfA.post(TOTAL, body)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is that of the one quote to the micro-dollar, and that of its parts', async () => {
    const line = fc.record({
      service_id: fc.constantFrom(PLAIN, DRIPPED, 101, 102),
      tens: fc.integer({ min: 10, max: 10_000 }),
      url: fc.constantFrom('a', 'b', 'c'),
      is_guarantee: fc.boolean(),
    });
    const prices = new Map([
      [PLAIN, 1_000_000n],
      [DRIPPED, 1_000_001n],
      [101, 750_000n],
      [102, 400n],
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        const services = lines.map(({ tens, ...own }) => ({ ...own, quantity: tens * 10 }));
        const total = await answerOf<TotalCost>(TOTAL, { services });
        const made = quote({
          subject: {
            purpose: 'order',
            gradePpm: 0,
            items: services.map(({ service_id, quantity, is_guarantee }) => ({
              priceMicro: prices.get(service_id) ?? 0n,
              pricingPer: 1_000,
              quantity,
              guaranteePpm: is_guarantee && [DRIPPED, 101].includes(service_id) ? 150_000 : 0,
              speedupPpm: 0,
            })),
          },
          versions: { price: '1', rate: '1' },
        });
        expect(total.total).toBe(formatAmount(made.chargeMicro));
        const sumOf = (amounts: string[]) =>
          formatAmount(amounts.reduce((sum, one) => sum + (parseAmount(one) ?? 0n), 0n));
        expect(sumOf(total.items.map((item) => item.total))).toBe(total.total);
        for (const item of total.items) {
          expect(sumOf(item.services.map(({ cost }) => cost))).toBe(item.total);
        }
        const costs = await answerOf<ServiceCosts>(COST, { services });
        expect(costs.total_cost).toBe(total.total);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a widget', () => {
  const body = { services: [{ service_id: PLAIN, quantity: 100 }] };

  it('has the same totals for its token', async () => {
    const total = await answerOf(`${WIDGET}/total-cost?api_token=${TOKEN}`, body);
    expect(total).toEqual(await answerOf(TOTAL, body));
    const wish = { services: [{ service_id: PLAIN, desired_cost: '5' }] };
    const quantities = await answerOf(`${WIDGET}/quantity-by-cost?api_token=${TOKEN}`, wish);
    expect(quantities).toEqual(await answerOf(BY_COST, wish));
  });

  it('is not known by another token, in another instance or without one', async () => {
    const headers = { 'content-type': 'application/json', 'x-request-id': 'caller-00000009' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const { guestOfA, guestOfB } = test.actors;
    const path = `${WIDGET}/total-cost?api_token=`;
    const answers = await Promise.all([
      guestOfA.request(`${path}nobody`, init),
      guestOfA.request(`${path}undefined`, init),
      guestOfB.request(`${path}${TOKEN}`, init),
      guestOfB.request(`${path}undefined`, init),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect((await guestOfA.request(`${WIDGET}/total-cost`, init)).status).toBe(422);
  });
});
