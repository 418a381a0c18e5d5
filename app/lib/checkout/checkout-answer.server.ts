import {
  failureNotice,
  formErrors,
  type FormErrors,
} from '#core/ordering/form/form-errors.pure.ts';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';
import { CoreError, isTold } from '../core/core.server.ts';
import { failureWords } from '../core/failure-words.server.ts';
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
  const failure = failureWords(error, locale);
  if (failure === undefined && !isTold(error)) return orMissing(error, 'order');
  const errors = failure === undefined ? error.errors : {};
  const notice = failureNotice(failure ?? error.message, errors);
  return { status, code, errors: formErrors(errors), notice };
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
