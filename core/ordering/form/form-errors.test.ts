import { describe, expect, it } from 'vitest';
import { couponDoesNotApply, failureNotice, formErrors, hasErrors } from './form-errors.pure.ts';

const NONE = { fields: {}, targets: {}, quantities: {}, balance: undefined, others: [] };

describe('what a refusal says', () => {
  it.each<[Record<string, string[]>, object]>([
    [{}, {}],
    [{ email: ['No.'] }, { fields: { email: ['No.'] } }],
    [{ coupon_code: ['No.'] }, { fields: { coupon: ['No.'] } }],
    [{ payment_method_id: ['No.'] }, { fields: { paymentMethodId: ['No.'] } }],
    [{ 'orders.0.url': ['No.'] }, { fields: { url: ['No.'] } }],
    [
      { 'orders.0.url': ['No.'], 'orders.3.url': ['No.'], 'orders.4.url': ['Longer.'] },
      { fields: { url: ['No.', 'Longer.'] } },
    ],
    [
      { 'services.0.quantity': ['More.'], 'services.12.quantity': ['Less.'] },
      { quantities: { 0: ['More.'], 12: ['Less.'] } },
    ],
    [{ 'lines.2.quantity': ['More.'] }, { quantities: { 2: ['More.'] } }],
    [{ quantity: ['More.'] }, { quantities: { 0: ['More.'] } }],
    [{ 'orders.0.drip_feed.minutes': ['No.'] }, { fields: { dripFeedMinutes: ['No.'] } }],
    [{ 'drip_feed.dripFeedMinutes': ['No.'] }, { fields: { dripFeedMinutes: ['No.'] } }],
    [{ 'services.1.drip_feed.numberOfRuns': ['No.'] }, { fields: { numberOfRuns: ['No.'] } }],
    [{ 'services.1.drip_feed': ['No.'] }, { fields: { isDripFeed: ['No.'] } }],
    [{ 'services.1.service_id': ['No.'] }, { fields: { serviceId: ['No.'] } }],
    [{ 'orders.0.seo_keyword': ['No.'] }, { fields: { targetableValues: ['No.'] } }],
    [
      { 'services.0.targetable_values.1.values.3': ['No.'] },
      { fields: { targetableValues: ['No.'] } },
    ],
    [{ 'orders.0.targetable_values.target_12': ['No.'] }, { targets: { 12: ['No.'] } }],
    [{ balance: ['Not enough.', 'At all.'] }, { balance: 'Not enough.' }],
    [{ ['__proto__']: ['No.'], constructor: ['No.'] }, { others: ['No.', 'No.'] }],
    [{ locale: ['No.'] }, { others: ['No.'] }],
  ])('as %j stands at %j', (errors, placed) => {
    expect(formErrors(errors)).toEqual({ ...NONE, ...placed });
  });

  it('names fields in the words of people', () => {
    const message = 'The orders.0.drip feed.minutes and the drip_feed.seo_keyword are required.';
    expect(formErrors({ 'orders.0.url': [message] }).fields.url).toEqual([
      'The drip feed minutes and the keywords are required.',
    ]);
  });

  it('is one notice, a sentence a line', () => {
    expect(failureNotice('Refused', { a: ['One.', 'Two.'], b: ['One.'] })).toBe('One.\nTwo.');
    expect(failureNotice('Refused', {})).toBe('Refused');
  });
});

describe('a form', () => {
  it.each<[Record<string, string[]>, boolean]>([
    [{}, false],
    [{ email: ['No.'], coupon_code: ['No.'] }, false],
    [{ 'orders.0.url': ['No.'] }, true],
    [{ 'services.0.quantity': ['No.'] }, true],
    [{ 'orders.0.targetable_values.target_12': ['No.'] }, true],
    [{ balance: ['No.'] }, true],
    [{ locale: ['No.'] }, true],
  ])('with %j is held back: %s', (errors, isHeld) => {
    expect(hasErrors(formErrors(errors))).toBe(isHeld);
  });

  it.each([
    ['', 0, false],
    [' ', 0, false],
    ['CODE', 0, true],
    ['CODE', 2.5, false],
  ])('with the code "%s" and a bonus of %d says that it does not apply: %s', (typed, bonus, is) => {
    expect(couponDoesNotApply(typed, { couponBonusFloat: bonus })).toBe(is);
  });
});
