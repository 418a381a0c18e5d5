import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#locales/languages.ts';
import { codeWordsIn } from './code-words.server.ts';
import { tellingIn } from './said-values.server.ts';

const told = (action: string, name: string, value: string, locale = 'en') =>
  tellingIn({ locale, permissions: ['orders.deliver'] })({
    action,
    facts: [{ name, value }],
    changes: [],
  }).facts[0]?.value;

const changed = (action: string, before: string, after: string, name = '') => {
  const [change] = tellingIn({ locale: 'en', permissions: [] })({
    action,
    facts: [],
    changes: [{ name, before, after }],
  }).changes;
  return [change?.before, change?.after];
};

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(codeWordsIn(language)))('%s: each code has a word', (_kind, said) => {
    expect(said.codes).not.toEqual([]);
    for (const code of said.codes) {
      const word = said.wordOf(code);
      expect(word, code).toBeTruthy();
      expect(word, code).not.toBe(code);
      // A text that is missing would be shown by its key.
      expect(word, code).not.toMatch(/[a-z][.:][a-z]/i);
    }
  });
});

describe('what an entry of the audit says', () => {
  it.each([
    ['order.end', 'in_processing', 'completed', 'In progress', 'Completed'],
    ['payment.approved', 'waiting', 'paid', 'In review', 'Paid'],
    ['withdrawal.approved', 'requested', 'approved', 'In review', 'Approved'],
    ['identity.refused', 'uploaded', 'refused', 'In review', 'Declined'],
    ['report.decided', 'open', 'dismissed', 'Open', 'Dismissed'],
    ['mail.sent_again', 'failed', 'queued', 'Failed', 'Waiting'],
    ['job.retried', 'dead', 'ready', 'Failed', 'Waiting to run'],
    ['payout.paid', 'waiting', 'paid', 'To pay', 'Paid'],
    ['customer.frozen', 'open', 'frozen', 'Active', 'Frozen'],
    ['customer.referral_share_set', '5', '12.5', '5%', '12.5%'],
    ['balance.adjusted', '1234.5', '0', '$1,234.50', '$0.00'],
    ['team.member_changed', 'owner, Second line', '', 'Owner, Second line', ''],
    ['team.member_changed', 'staff', 'owner, Second line', 'Staff', 'Owner, Second line'],
    ['webhook.changed', 'on order.completed', 'off order.completed', 'Active', 'Off'],
    ['catalogue.prices_changed', '1 2.5', '1.1 2.75', '$1.00, $2.50', '$1.10, $2.75'],
  ])('%s: from %s to %s', (action, before, after, ...words) => {
    const sides = changed(action, before, after);
    expect(sides.map((side) => String(side).replace(/, order.*/, ''))).toEqual(words);
  });

  it('writes sums, numbers and shares as its reader does', () => {
    expect(told('withdrawal.paid', 'amount', '1234567.5')).toBe('$1,234,567.50');
    expect(told('withdrawal.paid', 'amount', '1234567.5', 'de')).toBe('1.234.567,50\u00a0$');
    expect(told('balance.adjustment_asked', 'amount', '+20')).toBe('+$20.00');
    expect(told('balance.adjustment_asked', 'amount', '-20')).toBe('−$20.00');
    expect(told('order.progress', 'delivered', '12000', 'de')).toBe('12.000');
    expect(told('catalogue.prices_changed', 'percent', '-7.5')).toBe('−7.5%');
    expect(changed('catalogue.service_changed', '0.9', '1.25', 'price')).toEqual([
      '$0.90',
      '$1.25',
    ]);
    expect(changed('catalogue.service_changed', '1000', '5000', 'step')).toEqual([
      '1,000',
      '5,000',
    ]);
  });

  it('leaves a moment to where the time zone of its reader is known', () => {
    const at = '2026-11-03T09:30:00.000Z';
    expect(told('customer.grade_given', 'until', at)).toEqual({ at });
  });

  it('leads to what it is about, whoever may open that', () => {
    const order = { text: '992', to: '/staff/orders/992' };
    expect(told('order.end', 'order', '992')).toEqual(order);
    expect(told('withdrawal.paid', 'withdrawal', '17')).toBe('17');
    expect(told('order.end', 'order', 'javascript:alert(1)')).toBe('javascript:alert(1)');
    expect(told('order.end', 'constructor', '1')).toBe('1');
  });

  it('calls several by their words', () => {
    expect(told('api_token.created', 'scopes', 'read order')).toBe('Read, Order');
    expect(told('identity.asked', 'steps', 'identity_front selfie', 'de')).not.toMatch(/selfie\b/);
    expect(changed('role.changed', 'orders.deliver', 'orders.deliver audit.read')[1]).toContain(
      ', ',
    );
  });

  it.each([
    ['order.end', 'reason', 'completed'],
    ['role.created', 'name', 'owner'],
    ['withdrawal.paid', 'amount', 'a lot'],
    ['customer.grade_given', 'until', 'one day'],
    ['catalogue.imported', 'source', 'api'],
    ['job.retried', 'kind', 'send-mail'],
    ['identity.asked', 'steps', 'passport'],
    ['what.nobody_knows', 'colour', 'red'],
  ])('%s: leaves what %s is as it stands: %s', (action, name, value) => {
    expect(told(action, name, value)).toBe(value);
  });
});
