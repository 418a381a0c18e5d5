// On PostgreSQL: the last uses taken by many at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import type { Coupon } from './coupon.contract.ts';
import { codeKeyOf, isUsable } from './coupon.ts';
import { findCoupon } from './find-coupon.ts';
import { exportCouponUses } from './export-uses.ts';
import { confirmCoupon, releaseCoupon, reserveCoupon } from './use-coupon.ts';

let test: TestCore;
let count = 0;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const OFF = 2;

/** An instance of its own: its coupon of five uses, three for each customer, is not touched yet. */
async function shop() {
  count += 1;
  const slug = `shop-${count}`;
  const documents = ownerDocuments('Shop');
  const input = { slug, hosts: [`${slug}.example`], documents };
  const { id: instanceId } = await publishInstance(test.deps, input);
  const newCustomer = async () => (await addCustomer(test.deps, instanceId)).id;
  const inShop = <T>(work: Parameters<typeof test.db.inInstance<T>>[1]) =>
    test.db.inInstance(instanceId, work);
  const now = test.clock.now();
  const sourceOf = (id: string) => ({ type: 'order', id });
  return {
    input,
    instanceId,
    newCustomer,
    inShop,
    reserve: (customerId: bigint, order: string, couponId = OFF) =>
      inShop((trx) =>
        reserveCoupon(trx, {
          instanceId,
          couponId,
          customerId,
          source: sourceOf(order),
          now,
        }),
      ),
    confirm: (order: string) =>
      inShop((trx) => confirmCoupon(trx, { instanceId, source: sourceOf(order), now })),
    release: (order: string) =>
      inShop((trx) => releaseCoupon(trx, { instanceId, source: sourceOf(order), now })),
    find: (customerId: bigint, code: string) =>
      inShop((trx) => findCoupon(trx, { instanceId, customerId, code, now })),
    used: async () => {
      const { used } = await inShop((trx) =>
        trx.selectFrom('coupons').select('used').where('id', '=', OFF).executeTakeFirstOrThrow(),
      );
      return used;
    },
  };
}

describe('a code', () => {
  it.each([
    ['shop-off', 'SHOP-OFF'],
    [' Shop-Off ', 'SHOP-OFF'],
    ['ｓｈｏｐ-off', 'SHOP-OFF'],
    ['SHOP - OFF', 'SHOP-OFF'],
    ['\tshop-off\u3000', 'SHOP-OFF'],
  ])('typed as "%s" is looked up as %s', (typed, key) => {
    expect(codeKeyOf(typed)).toBe(key);
  });
});

describe('one more use', () => {
  const coupon = {
    is_enabled: true,
    valid_from: new Date('2026-03-01T00:00:00Z'),
    valid_to: new Date('2026-04-01T00:00:00Z'),
    most_uses: 10,
    used: 9,
    most_uses_per_customer: 2,
  };

  it.each([
    ['is there until the last', {}, '2026-03-01T00:00:00Z', 1, true],
    ['is not there before it begins', {}, '2026-02-28T23:59:59Z', 0, false],
    ['is not there at its end', {}, '2026-04-01T00:00:00Z', 0, false],
    ['is there a second before its end', {}, '2026-03-31T23:59:59Z', 0, true],
    ['is not there when all are used', { used: 10 }, '2026-03-05T00:00:00Z', 0, false],
    ['is not there when the customer had theirs', {}, '2026-03-05T00:00:00Z', 2, false],
    ['is not there when it is gone', { is_enabled: false }, '2026-03-05T00:00:00Z', 0, false],
    [
      'is always there without limits',
      { valid_from: null, valid_to: null, most_uses: null, used: 1_000_000 },
      '2036-01-01T00:00:00Z',
      1,
      true,
    ],
  ])('%s', (_, own, now, usedByCustomer, expected) => {
    expect(isUsable({ ...coupon, ...own }, { now: new Date(now), usedByCustomer })).toBe(expected);
  });
});

describe('uses of a coupon', () => {
  it('are exactly as many as there are, however many customers come at once', async () => {
    const { newCustomer, reserve, used } = await shop();
    const customers = await Promise.all(Array.from({ length: 20 }, newCustomer));
    const taken = await Promise.all(customers.map((id, at) => reserve(id, `o${at}`)));
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await used()).toBe(5);
  });

  it('are exactly as many as a customer has, however often they send', async () => {
    const { newCustomer, reserve, used } = await shop();
    const customer = await newCustomer();
    const orders = Array.from({ length: 12 }, (_, at) => reserve(customer, `o${at}`));
    expect((await Promise.all(orders)).filter(Boolean)).toHaveLength(3);
    expect(await used()).toBe(3);
  });

  it('are one for an order that is sent ten times at once', async () => {
    const { newCustomer, reserve, used } = await shop();
    const customer = await newCustomer();
    const sent = await Promise.all(Array.from({ length: 10 }, () => reserve(customer, 'one')));
    expect(sent).toEqual(Array(10).fill(true));
    expect(await used()).toBe(1);
  });

  it('come back when they came to nothing, once, and not after they were confirmed', async () => {
    const { newCustomer, reserve, confirm, release, used } = await shop();
    const customer = await newCustomer();
    await reserve(customer, 'paid');
    await reserve(customer, 'left');
    expect(await Promise.all([confirm('paid'), confirm('paid')])).toEqual([true, true]);
    await Promise.all([release('left'), release('left'), release('paid'), release('unknown')]);
    expect(await used()).toBe(1);
    expect(await confirm('left')).toBe(false);
    expect(await confirm('unknown')).toBe(false);
    expect(await reserve(customer, 'left')).toBe(false);
    expect(await reserve(customer, 'next')).toBe(true);
  });

  it('are of one coupon, when an order is sent with two of them at once', async () => {
    const { newCustomer, reserve, used } = await shop();
    const customer = await newCustomer();
    const sent = Array.from({ length: 8 }, (_, at) => reserve(customer, 'one', at % 2 ? OFF : 1));
    const taken = (await Promise.all(sent)).filter(Boolean);
    expect(taken).toHaveLength(4);
    expect(await used()).toBeLessThanOrEqual(1);
  });

  it('belong to who took them', async () => {
    const { newCustomer, reserve } = await shop();
    expect(await reserve(await newCustomer(), 'one')).toBe(true);
    expect(await reserve(await newCustomer(), 'one')).toBe(false);
  });

  it('stay counted when the owner publishes again, and the code of one that is gone is free', async () => {
    const { input, newCustomer, reserve, used, find } = await shop();
    const customer = await newCustomer();
    await reserve(customer, 'one');
    const [bonus, off] = input.documents.coupons as [object, object];
    const republish = (coupons: object[]) =>
      publishInstance(test.deps, { ...input, documents: { ...input.documents, coupons } });
    await republish([{ ...off, bonus_amount: '3' }]);
    expect(await used()).toBe(1);
    expect(await find(customer, 'shop-bonus')).toBeUndefined();
    expect(await find(customer, 'shop-off')).toMatchObject({
      id: OFF,
      terms: { type: 'discount', value: { calculation: 'amount', amountMicro: 3_000_000n } },
    });
    await republish([{ ...bonus, id: 7, code: 'SHOP-OFF' }]);
    expect(await find(customer, 'shop-off')).toMatchObject({ id: 7 });
  });
});

it('takes all uses of a customer along, page by page, also those that came back', async () => {
  const { instanceId, newCustomer, inShop } = await shop();
  const [customerId, other] = [await newCustomer(), await newCustomer()];
  await inShop((trx) =>
    sql`
      insert into coupon_uses (instance_id, coupon_id, customer_id, source_type, source_id, state,
        reserved_at, settled_at)
      select ${instanceId}, ${OFF}, case when at % 3 = 0 then ${other}::bigint else ${customerId} end,
        'order', at::text, case when at % 2 = 0 then 'released' else 'reserved' end, now(),
        case when at % 2 = 0 then now() end
      from generate_series(1, 2250) as at`.execute(trx),
  );
  const kept: string[] = [];
  let after: string | undefined;
  let pages = 0;
  do {
    const page = await inShop((trx) => exportCouponUses(trx, { instanceId, customerId }, after));
    kept.push(...page.rows.map(({ source_id: id }) => id));
    after = page.next;
    pages += 1;
  } while (after !== undefined);
  const own = Array.from({ length: 2_250 }, (_, at) => at + 1).filter((at) => at % 3 !== 0);
  expect(kept).toEqual(own.map(String));
  expect(pages).toBe(2);
});

describe('coupons that contradict themselves', () => {
  it.each([
    ['the same code twice', [{}, { id: 9, code: 'FIRST' }], 'coupons.1.code'],
    ['an end before the beginning', [{ valid_from: at(5), valid_to: at(4) }], 'coupons.0.valid_to'],
    ['a day that never was', [{ valid_to: '2026-02-30T00:00:00Z' }], 'coupons.0.valid_to'],
  ])('by %s are refused', async (_, coupons, field) => {
    const first = {
      id: 8,
      code: 'first',
      name: 'First',
      bonus_type: 'bonus',
      bonus_amount_calculation_type: 'amount',
      bonus_amount: '1',
    };
    const documents = {
      ...ownerDocuments('Elm'),
      coupons: coupons.map((own) => ({ ...first, ...own })),
    };
    await expect(
      publishInstance(test.deps, { slug: 'elm', hosts: ['elm.example'], documents }),
    ).rejects.toMatchObject({ fields: { [field]: expect.any(Array) } });
  });
});

describe('the list of coupons', () => {
  it('has what its owner shows, in the language that was asked for, and no code beside', async () => {
    const response = await test.actors.customerOfA.request('/api/v1/coupons?locale=de');
    expect(((await response.json()) as { data: Coupon[] }).data).toEqual([
      {
        id: 1,
        code: 'Alder-Bonus',
        name: 'Alder-Bonus auf Deutsch',
        description: 'More of Alder',
        bonus_type: 'bonus',
        bonus_amount_calculation_type: 'percentage',
        bonus_amount: null,
        bonus_amount_float: null,
        bonus_percentage: 0.1,
        min_amount: '50',
        min_amount_float: 50,
        valid_to: null,
      },
    ]);
  });

  it('has nothing that this customer has used up', async () => {
    const { customerOfB, customerOfA } = test.actors;
    const { id: instanceId } = customerOfB.instance;
    const use = { couponId: 1, customerId: customerOfB.id, source: { type: 'order', id: '1' } };
    await test.db.inInstance(instanceId, (trx) =>
      reserveCoupon(trx, { ...use, instanceId, now: test.clock.now() }),
    );
    const codes = async (actor: typeof customerOfA) => {
      const response = await actor.request('/api/v1/coupons');
      return ((await response.json()) as { data: Coupon[] }).data.map(({ code }) => code);
    };
    expect(await codes(customerOfB)).toEqual([]);
    expect(await codes(customerOfA)).toEqual(['Alder-Bonus']);
  });
});

function at(day: number): string {
  return `2026-05-0${day}T00:00:00Z`;
}
