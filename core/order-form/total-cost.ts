import { findCoupon, type UsableCoupon } from '#core/coupons/find-coupon.ts';
import { countCouponTry } from '#core/coupons/coupon-tries.ts';
import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { floatAmount, formatAmount } from '#core/money.ts';
import { findOrderPayment, type OrderPayment } from '#core/payments/order-terms.ts';
import { shown } from '#core/payments/wire-amounts.ts';
import { shareOfPpm } from '#core/quote/ppm.pure.ts';
import { sum } from '#core/quote/quote-line.pure.ts';
import { quote, type Quote } from '#core/quote/quote.pure.ts';
import type { TotalCost, TotalCostBody } from './order-cost.contract.ts';
import { readOrderTerms, type OrderTerms } from './order-terms.ts';
import { canPayFor } from './payable-by.pure.ts';
import { priceLines, type PricedLine } from './priced-line.ts';

interface Asking {
  instanceId: number;
  revision: bigint;
  address: string;
  /** Undefined for a guest. */
  customerId: bigint | undefined;
}

interface Payment {
  coupon: UsableCoupon | undefined;
  method: OrderPayment | undefined;
}

/** What the lines of an order form come to, with coupon and way of paying; nothing is changed. */
export async function getTotalCost(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo' | 'services'>,
  asking: Asking,
  body: TotalCostBody,
): Promise<TotalCost> {
  const { instanceId, customerId, address, revision } = asking;
  const subject = customerId === undefined ? address : String(customerId);
  await countCouponTry(deps, { instanceId, subject, code: body.coupon_code });
  const names = body.services.map(({ service_id }) => service_id);
  const terms = await readOrderTerms(deps, { instanceId, revision, services: { names } });
  const lines = priceLines(terms, body.services);
  const payment = await deps.db.inInstance(instanceId, (trx) =>
    findPayment(trx, deps, { asking, body, lines }),
  );
  const made = quoteLines(terms, lines, payment);
  const faster = quoteLines(terms, lines.map(spedUp(terms)), payment);
  return {
    items: itemsOf(body, lines, { made, faster }),
    ...totalsOf(made, payment),
    totalWithSpeedup: formatAmount(faster.chargeMicro),
    totalWithSpeedupFloat: floatAmount(faster.chargeMicro),
  };
}

async function findPayment(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'isDemo' | 'services'>,
  { asking, body, lines }: { asking: Asking; body: TotalCostBody; lines: readonly PricedLine[] },
): Promise<Payment> {
  const { instanceId, customerId } = asking;
  const code = body.coupon_code ?? '';
  const now = deps.clock.now();
  const coupon = code.trim()
    ? await findCoupon(trx, { instanceId, customerId, code, now })
    : undefined;
  const { payment_method_id: methodId, recurring_payments_method_id: cardId } = body;
  if (methodId == null && cardId == null) return { coupon, method: undefined };
  const asked = { instanceId, customerId, methodId, cardId };
  const method = await findOrderPayment(trx, deps, asked);
  const ids = lines.map(({ service }) => service.id);
  if (!method || !canPayFor(method.strategy, ids)) {
    const field = cardId == null ? 'payment_method_id' : 'recurring_payments_method_id';
    throw new AppError('validation_failed', {
      fields: { [field]: [{ code: 'method_unavailable' }] },
    });
  }
  return { coupon, method };
}

function quoteLines(
  { versions }: OrderTerms,
  lines: readonly PricedLine[],
  { coupon, method }: Payment,
): Quote {
  const items = lines.map(({ item }) => item);
  return quote({
    subject: { purpose: 'order', items, gradePpm: 0 },
    coupon: coupon?.terms,
    payment: method?.terms,
    versions,
  });
}

function spedUp({ speedupPpm }: OrderTerms) {
  return (line: PricedLine): PricedLine =>
    line.canSpeedup ? { ...line, item: { ...line.item, speedupPpm } } : line;
}

/** The lines by their links, in the order in which those were first written. */
function itemsOf(
  { services }: TotalCostBody,
  lines: readonly PricedLine[],
  { made, faster }: { made: Quote; faster: Quote },
): TotalCost['items'] {
  const links = [...new Set(services.map(({ url }) => url))];
  return links.map((url) => {
    const places = services.flatMap((line, at) => (line.url === url ? [at] : []));
    const costs = places.map((at) => made.items[at]?.costMicro ?? 0n);
    return {
      url,
      total: formatAmount(sum(costs)),
      totalFloat: floatAmount(sum(costs)),
      services: places.flatMap((at) => {
        const [line, asked, cost] = [lines[at], services[at], made.items[at]];
        if (!line || !asked || !cost) return [];
        const withSpeedup = faster.items[at]?.costMicro ?? cost.costMicro;
        return [
          {
            index: asked.index ?? at,
            serviceId: line.service.id,
            totalQuantity: line.item.quantity,
            cost: formatAmount(cost.costMicro),
            costFloat: floatAmount(cost.costMicro),
            canSpeedup: line.canSpeedup,
            costWithSpeedup: formatAmount(withSpeedup),
            costWithSpeedupFloat: floatAmount(withSpeedup),
            lines: cost.lines.map(shown),
          },
        ];
      }),
    };
  });
}

function totalsOf(made: Quote, { coupon, method }: Payment) {
  const { couponMicro, methodBonusMicro } = made;
  // A coupon that brings nothing here is as good as none.
  const value = couponMicro > 0n ? coupon?.terms.value : undefined;
  const bonus = made.credits.find(({ kind }) => kind === 'method_bonus');
  const bonusMicro = couponMicro + methodBonusMicro;
  return {
    total: formatAmount(made.chargeMicro),
    floatTotal: floatAmount(made.chargeMicro),
    originalAmount: formatAmount(made.originalMicro),
    floatOriginal: floatAmount(made.originalMicro),
    fee: formatAmount(made.feeMicro),
    feeFloat: floatAmount(made.feeMicro),
    feePercent: shareOfPpm(method?.feePpm ?? 0),
    couponBonus: formatAmount(couponMicro),
    couponBonusFloat: floatAmount(couponMicro),
    couponBonusPercentage: value?.calculation === 'percentage' ? shareOfPpm(value.ppm) : null,
    couponBonusType: value ? (coupon?.terms.type ?? null) : null,
    couponBonusAmountCalculationType: value?.calculation ?? null,
    paymentMethodBonus: formatAmount(methodBonusMicro),
    paymentMethodBonusFloat: floatAmount(methodBonusMicro),
    paymentMethodBonusPercent: shareOfPpm(bonus?.ppm ?? 0),
    totalBonus: formatAmount(bonusMicro),
    totalBonusFloat: floatAmount(bonusMicro),
    lines: made.lines.map(shown),
    credits: made.credits.map(shown),
    versions: made.versions,
  };
}
