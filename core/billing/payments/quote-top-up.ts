import { requireCoupon, type UsableCoupon } from '#core/pricing/coupons/find-coupon.ts';
import { refuseCoupon } from '#core/pricing/coupons/refuse-coupon.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { quote, type Quote } from '#core/pricing/quote/quote.pure.ts';
import type { PaymentMethodRow } from './payment-method.store.ts';
import { paymentTermsOf, requireAmount, requireMethod } from './top-up-terms.ts';
import type { TotalAmountBody } from './total-amount.contract.ts';

interface QuoteTopUpInput {
  instanceId: number;
  customerId: bigint;
  /** Revision of the instance, whose documents hold the terms. */
  revision: bigint;
  body: TotalAmountBody;
}

export interface TopUpQuote {
  quoted: Quote;
  method: PaymentMethodRow;
  coupon: UsableCoupon | undefined;
}

/** The quote of a top-up; each refusal names its field. */
export async function quoteTopUp(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'isDemo' | 'services'>,
  { instanceId, customerId, revision, body }: QuoteTopUpInput,
): Promise<TopUpQuote> {
  const method = await requireMethod(trx, deps, { instanceId, id: body.payment_method_id });
  const amountMicro = requireAmount(method, body.amount);
  const code = body.coupon_code ?? '';
  const now = deps.clock.now();
  const coupon = code.trim()
    ? await requireCoupon(trx, { instanceId, customerId, code, now })
    : undefined;
  const quoted = quote({
    subject: { purpose: 'top_up', amountMicro },
    coupon: coupon?.terms,
    payment: paymentTermsOf(method),
    // A top-up does not depend on the catalogue.
    versions: { price: '0', rate: String(revision) },
  });
  if (coupon && quoted.couponMicro === 0n) refuseCoupon();
  return { quoted, method, coupon };
}
