/** What a coupon of an invoice is used for. */
export const couponSource = (invoiceId: bigint) => ({ type: 'invoice', id: String(invoiceId) });
