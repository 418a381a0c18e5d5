import fc from 'fast-check';
import type { Cart } from '#core/ordering/cart/cart.contract.ts';
import { parseAmount } from '#core/money/money.ts';
import type { ServiceCosts, TotalCost } from '#core/ordering/form/order-cost.contract.ts';
import { SANDBOX_METHOD } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { testService } from '#core/testing/owner-catalogue.ts';
import { putOn } from '#core/pricing/grades/testing/graded-shop.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { line, openShop, place, placedIn } from './buyer.ts';

/** Prices of which hardly a quantity costs a whole number of micro-dollars, per so many units. */
const ODD_PRICES = [
  { id: 120, price_micro: 1_234_567n, pricing_per: 1_000 },
  { id: 121, price_micro: 9_999_999n, pricing_per: 7 },
  { id: 122, price_micro: 3_000_001n, pricing_per: 999 },
] as const;

/** Grades with odd discounts. */
const ODD_GRADES = [
  { id: 2, discount_percent: 0.013 },
  { id: 3, discount_percent: 0.12345 },
  { id: 4, discount_percent: 0.5 },
].map((own) => ({ ...own, name: `G${own.id}`, icon: 'star', spending_goal: String(own.id) }));

const COUPONS = {
  share: { bonus_amount_calculation_type: 'percentage', bonus_percentage: 0.0777 },
  amount: { bonus_amount_calculation_type: 'amount', bonus_amount: '0.987654' },
} as const;

/**
 * A shop with odd prices, whose services come one by one, in runs and with a guarantee, with grades
 * and coupons that are no rounder.
 */
export async function openOddShop(test: TestCore): Promise<void> {
  const own = ownerDocuments('Alder');
  const coupons = Object.entries(COUPONS).map(([code, terms], at) => ({
    ...{ id: 10 + at, code, name: code, bonus_type: 'discount', ...terms },
    most_uses_per_customer: 1_000_000,
  }));
  await publishInstance(test.deps, {
    ...{ slug: 'alder', hosts: ['alder.example'] },
    documents: {
      ...{ ...own, coupons, grades: ODD_GRADES },
      settings: {
        ...{ ...own.settings, gradesEnabled: true },
        ...{ referralProgramEnabled: true, referralProgramPercent: 0.1 },
      },
    },
  });
  const odd = ODD_PRICES.map((own) =>
    testService({
      ...own,
      default_price_micro: own.price_micro,
      service_type_id: 101,
      slug: `alder-odd-${own.id}`,
      texts: { en: { name: `Alder odd ${own.id}` } },
      min_quantity: 1,
      quantity_step: 1,
      drip_feed_is_allowed: true,
      has_refill: true,
      can_speedup: true,
    }),
  );
  return openShop(test, odd);
}

const anyLine = fc.record({
  service_id: fc.constantFrom(...ODD_PRICES.map(({ id }) => id)),
  // No way of paying takes less than a dollar, whatever a grade and a coupon take off.
  quantity: fc.integer({ min: 3_300, max: 10_000 }),
  is_guarantee: fc.boolean(),
  drip_feed: fc.option(
    fc.record({
      numberOfRuns: fc.integer({ min: 2, max: 9 }),
      dripFeedMinutes: fc.constant(60),
    }),
  ),
});

/** The lines of a cart, some of which come in runs, the grade of who buys it, and a coupon. */
export const anyPurchase = fc.record({
  cart: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  gradeId: fc.constantFrom(null, ...ODD_GRADES.map(({ id }) => id)),
  coupon: fc.constantFrom(undefined, ...Object.keys(COUPONS)),
});

export type AnyPurchase = typeof anyPurchase extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const micro = (amount: string | null | undefined) => parseAmount(amount ?? '') ?? -1n;

/** Orders a cart, and says in micro-dollars what each place made of it on the way. */
export async function totalsOf(
  test: TestCore,
  payer: CustomerActor,
  { cart, gradeId, coupon }: AnyPurchase,
) {
  await putOn(test, payer, gradeId);
  const lines = cart.map((asked) => line(asked));
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const response = await payer.post(path, body);
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: T }).data;
  };
  const page = await ask<ServiceCosts>('/api/v1/services/cost', {
    services: cart.map(({ drip_feed: feed, ...asked }) => ({
      ...asked,
      quantity: asked.quantity * (feed?.numberOfRuns ?? 1),
    })),
  });
  const kept = await ask<Cart>('/api/v1/cart/lines', { lines });
  const way = { payment_method_id: SANDBOX_METHOD, ...(coupon && { coupon_code: coupon }) };
  const form = await ask<TotalCost>('/api/v1/orders/total-cost', { ...way, services: lines });
  const body = { ...way, orders: lines, expected_total: form.total };
  const { orders, drip_feeds: feeds, payment } = await placedIn(await place(payer, body));
  await payer.request('/api/v1/cart', { method: 'DELETE' });
  const ordered = orders.map(({ cost, drip_feed_id: id }) =>
    micro(feeds.find((feed) => feed.id === id)?.cost ?? cost),
  );
  const inForm = form.items.flatMap(({ services }) => services);
  const asked = inForm.toSorted((a, b) => a.index - b.index).map(({ cost }) => micro(cost));
  return {
    hasCoupon: coupon !== undefined,
    /** As long as nobody has named a coupon, which only the form asks for. */
    lines: {
      page: page.services.map(({ cost }) => micro(cost)),
      cart: kept.lines.map(({ subtotal }) => micro(subtotal)),
    },
    costs: {
      page: micro(page.total_cost),
      cart: micro(kept.total),
      form: micro(form.originalAmount),
    },
    /** With it. */
    charged: { form: asked, ordered },
    sums: {
      form: micro(form.originalAmount) - micro(form.couponBonus),
      invoice: micro(payment?.amount),
      ordered: ordered.reduce((sum, one) => sum + one, 0n),
    },
    /** Whoever is paid outside is paid in whole cents. */
    charges: { form: micro(form.total), invoice: micro(payment?.total_amount) },
  };
}

export type Totals = Awaited<ReturnType<typeof totalsOf>>;

const CENT = 10_000n;

/** Whether all places have said the same, to the micro-dollar. */
export function isOneTotal({ hasCoupon, lines, costs, charged, sums, charges }: Totals): boolean {
  const isSame = (bills: Record<string, bigint[]>) =>
    new Set(Object.values(bills).map((each) => each.join())).size === 1;
  const wholeCents = ((sums.invoice + CENT - 1n) / CENT) * CENT;
  return (
    isSame(lines) &&
    isSame(charged) &&
    Object.values(costs).every((cost) => cost === costs.page) &&
    Object.values(sums).every((sum) => sum === sums.invoice) &&
    Object.values(charges).every((charge) => charge === wholeCents) &&
    // A coupon takes something off, and nothing else does between the cart and the invoice.
    (hasCoupon ? sums.invoice < costs.cart : sums.invoice === costs.cart)
  );
}
