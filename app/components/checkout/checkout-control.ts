type CheckoutPart = 'email' | 'payment' | 'coupon' | 'notice';

/** The id of a part of a checkout, so that what is wrong with it can lead there. */
export const checkoutControl = (formId: string, part: CheckoutPart): string => `${formId}-${part}`;
