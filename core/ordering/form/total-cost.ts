import { countCouponTry } from '#core/pricing/coupons/coupon-tries.ts';
import type { Deps } from '#core/deps.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import { shown } from '#core/billing/payments/wire-amounts.ts';
import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { shareOfPpm } from '#core/pricing/quote/ppm.pure.ts';
import { sum } from '#core/pricing/quote/quote-line.pure.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import type { TotalCost, TotalCostBody } from './order-cost.contract.ts';
import {
  findPayment,
  quoteLines,
  refuseLimits,
  spedUp,
  type Asking,
  type Payment,
} from './order-quote.ts';
import { readTermsIn } from './order-terms.ts';
import { refuseMethodOfWidget } from './widget-terms.ts';
import type { Widget } from '#core/tenancy/widgets/require-widget.ts';
import { priceLines, type PricedLine } from './priced-line.ts';

/** The total of an order form with coupon and payment method; nothing is written. */
export async function getTotalCost(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo' | 'services'>,
  asking: Asking & {
    revision: bigint;
    address: string;
    buyer: Buyer;
    widget?: Widget | undefined;
  },
  body: TotalCostBody,
): Promise<TotalCost> {
  const { instanceId, customerId, address, revision, buyer } = asking;
  const subject = customerId === undefined ? address : String(customerId);
  await countCouponTry(deps, { instanceId, subject, code: body.coupon_code });
  const names = body.services.map(({ service_id }) => service_id);
  const named = { instanceId, revision, services: { names }, buyer };
  const { terms, lines, payment } = await deps.db.inInstance(instanceId, async (trx) => {
    const terms = await readTermsIn(trx, deps.db, named);
    const lines = priceLines(terms, body.services);
    const paying = { asking, revision: BigInt(terms.versions.rate), body, lines };
    return { terms, lines, payment: await findPayment(trx, deps, paying) };
  });
  refuseMethodOfWidget(asking.widget, payment.method, body);
  const made = quoteLines(terms, lines, payment);
  const faster = quoteLines(terms, lines.map(spedUp(terms)), payment);
  const isFast = (at: number) => body.is_speedup || body.services[at]?.is_speedup === true;
  const asked = lines.map((line, at) => (isFast(at) ? spedUp(terms)(line) : line));
  const asIs = { made, faster, shown: quoteLines(terms, asked, payment) };
  refuseLimits(payment, body, asIs.shown);
  return {
    items: itemsOf(body, lines, asIs),
    ...totalsOf(asIs.shown, payment),
    totalWithSpeedup: formatAmount(faster.chargeMicro),
    totalWithSpeedupFloat: floatAmount(faster.chargeMicro),
  };
}

/** The lines grouped by link, in the order in which the links first appear. */
function itemsOf(
  { services }: TotalCostBody,
  lines: readonly PricedLine[],
  { made, faster, shown: chosen }: Record<'made' | 'faster' | 'shown', Quote>,
): TotalCost['items'] {
  const links = [...new Set(services.map(({ url }) => url))];
  return links.map((url) => {
    const places = services.flatMap((line, at) => (line.url === url ? [at] : []));
    const costs = places.map((at) => chosen.items[at]?.costMicro ?? 0n);
    return {
      url,
      total: formatAmount(sum(costs)),
      totalFloat: floatAmount(sum(costs)),
      services: places.flatMap((at) => {
        const [line, asked, cost] = [lines[at], services[at], chosen.items[at]];
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
            speedupCost: formatAmount(withSpeedup - (made.items[at]?.costMicro ?? withSpeedup)),
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
  // A coupon without effect here is not shown.
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
    feePercent: shareOfPpm(method?.method.fee_ppm ?? 0),
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
