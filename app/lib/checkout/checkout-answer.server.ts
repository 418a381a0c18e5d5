import {
  failureNotice,
  formErrors,
  type FormErrors,
} from '#core/ordering/form/form-errors.pure.ts';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';
import { CoreError, isAway, isTold } from '../core/core.server.ts';
import { orMissing } from '../core/or-missing.server.ts';
import { textsOf } from '../i18n/i18n.server.ts';
import { newKeyFor } from '../forms/parse-form.server.ts';
import { textIn } from '../forms/text-in.ts';
import { FAST_LINE } from './sped-up-lines.ts';
import type { PlacedOrder } from './placed-order.server.ts';
import type { OrderQuote } from './order-quote.server.ts';

/** What was chosen and typed in the panel. */
export interface Typed {
  email: string;
  payment: string;
  coupon: string;
  isFast: boolean;
  /** The lines of a cart that are sped up, by their ids. */
  fastLines: string[];
}

/** What a panel is shown again with, after a form that did not order. */
export interface CheckoutAnswer {
  typed: Typed;
  quote: OrderQuote | undefined;
  errors: FormErrors | undefined;
  /** All that was refused, a sentence a line. */
  notice: string | undefined;
  /**
   * What somebody has to agree to first: another total, by their own change or the shop's, or to
   * order once more from a page that they have ordered from.
   */
  asks: 'own-total' | 'total' | 'again' | undefined;
  /** What was ordered in a frame, whose browser may keep nothing of it. */
  placed: PlacedOrder | undefined;
  /** Another one, where the old one stands for something else. */
  key: string | undefined;
}

/** Whoever sends more than a cart holds means nothing by it. */
export function readFastLines(form: FormData): string[] {
  return form
    .getAll(FAST_LINE)
    .filter((id) => typeof id === 'string')
    .slice(0, MOST_LINES);
}

export function readTyped(form: FormData): Typed {
  return {
    email: textIn(form, 'email', 254),
    payment: textIn(form, 'payment', 30),
    coupon: textIn(form, 'coupon_code', 100),
    isFast: form.get('speedup') === '1',
    fastLines: readFastLines(form),
  };
}

export function plainAnswer(typed: Typed, quote: OrderQuote | undefined): CheckoutAnswer {
  const nothing = { errors: undefined, notice: undefined, asks: undefined };
  return { typed, quote, ...nothing, placed: undefined, key: undefined };
}

/** Why nothing was ordered, in the visitor's words; what is no matter of the form is thrown on. */
export function refusalOf(error: unknown, locale: string) {
  if (!(error instanceof CoreError)) throw error;
  const { status, code } = error;
  // What such an error says is for the log, in English.
  const isUnsaid = isAway(error);
  if (!isUnsaid && !isTold(error)) return orMissing(error, 'order');
  const message = isUnsaid ? textsOf(locale).t('errors:code.unavailable') : error.message;
  return {
    status,
    code,
    errors: formErrors(isUnsaid ? {} : error.errors),
    notice: failureNotice(message, isUnsaid ? {} : error.errors),
  };
}

/** Why an order was refused, and what it takes to send it again. */
export function refusedOrder(error: unknown, locale: string) {
  const refused = refusalOf(error, locale);
  const key = newKeyFor(error);
  if (key !== undefined) {
    const notice = textsOf(locale).t('errors:again.order');
    return { ...refused, notice, asks: 'again' as const, key };
  }
  const asks = refused.code === 'total_changed' ? ('total' as const) : undefined;
  return { ...refused, asks, key: undefined };
}
