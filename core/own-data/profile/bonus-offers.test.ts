import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import type { CouponDocument } from '#instance-schema/generated/coupon-document.ts';
import type { Profile } from './profile.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const COUPON: CouponDocument = {
  ...{ id: 1, code: 'SPRING', name: 'Spring', bonus_type: 'bonus', bonus_percentage: 0.1 },
  ...{ bonus_amount_calculation_type: 'percentage', is_listed: true },
};
const around = (days: number) =>
  `${new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 19)}Z`;

async function offer({ coupons, hasMethod }: { coupons: CouponDocument[]; hasMethod: boolean }) {
  const own = ownerDocuments('Alder');
  const paymentMethods = own.paymentMethods.map((method) => ({
    ...(method as object), // Documents of owners are not typed before they are checked.
    ...(!hasMethod && { payment_method_bonuses: [] }),
  }));
  const documents = { ...own, coupons, paymentMethods };
  await publishInstance(test.deps, { slug: 'alder', hosts: ['alder.example'], documents });
}

async function hasBonuses(): Promise<boolean> {
  const answer = await test.actors.customerOfA.request('/api/v1/profile');
  const { data } = (await answer.json()) as { data: Profile };
  return data.has_bonuses;
}

it.each([
  ['nothing', false, () => ({ coupons: [], hasMethod: false })],
  ['a bonus of a payment method', true, () => ({ coupons: [], hasMethod: true })],
  ['a coupon', true, () => ({ coupons: [COUPON], hasMethod: false })],
  [
    'a coupon that is not listed',
    false,
    () => ({ coupons: [{ ...COUPON, is_listed: false }], hasMethod: false }),
  ],
  [
    'a coupon that begins later',
    false,
    () => ({ coupons: [{ ...COUPON, valid_from: around(1) }], hasMethod: false }),
  ],
  [
    'a coupon that has ended',
    false,
    () => ({ coupons: [{ ...COUPON, valid_to: around(-1) }], hasMethod: false }),
  ],
])('with %s, that there is a bonus is %s', async (_, expected, offered) => {
  await offer(offered());
  expect(await hasBonuses()).toBe(expected);
});

it('a coupon is no bonus any more once its time is over, without a publication', async () => {
  await offer({ coupons: [{ ...COUPON, valid_to: around(1) }], hasMethod: false });
  expect(await hasBonuses()).toBe(true);
  test.clock.set(new Date(around(2)));
  expect(await hasBonuses()).toBe(false);
});
