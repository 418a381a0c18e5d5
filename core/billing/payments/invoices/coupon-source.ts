/** The source under which a coupon is used for an invoice. */
export const couponSource = (invoiceId: bigint) => ({ type: 'invoice', id: String(invoiceId) });
