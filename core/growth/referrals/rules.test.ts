import { expect, it } from 'vitest';
import { judge, RULES, type Facts } from './rules.pure.ts';

const honest = (own: Partial<Facts> = {}): Facts => ({
  email: 'ben@mail.example',
  referrerEmail: 'ada@mail.example',
  ...{ hasSameCard: false, hasSameDevice: false, hasSameAddress: false, isRing: false },
  ...{ isReferrerActive: true, broughtInDay: 3, commissions: 12 },
  ...{ earnedMicro: 1_000_000n, reversedMicro: 200_000n },
  ...own,
});

it.each<[string, string, Partial<Facts>]>([
  ['refused', 'same_email', { email: 'Ada+second@mail.example' }],
  ['refused', 'same_email', { email: 'a.d.a@gmail.com', referrerEmail: 'ada+x@googlemail.com' }],
  ['refused', 'same_card', { hasSameCard: true }],
  ['refused', 'ring', { isRing: true }],
  ['refused', 'referrer_gone', { isReferrerActive: false }],
  ['kept', 'same_device', { hasSameDevice: true }],
  ['kept', 'same_address', { hasSameAddress: true }],
  ['kept', 'disposable_email', { email: 'ben@Mailinator.com' }],
  ['kept', 'too_many', { broughtInDay: 21 }],
  ['kept', 'refunds', { reversedMicro: 400_000n }],
])('is %s for %s', (decision, reason, own) => {
  expect(judge(honest(own))).toEqual({ decision, reasons: [reason] });
});

it('is refused where one rule refuses, whatever the others say', () => {
  const both = judge(honest({ hasSameAddress: true, hasSameCard: true }));
  expect(both).toEqual({ decision: 'refused', reasons: ['same_card', 'same_address'] });
});

it('lets a hundred honest ones through', () => {
  const all = Array.from({ length: 100 }, (_, at) =>
    honest({
      email: at % 7 === 0 ? null : `ben.${at}@mail${at % 5}.example`,
      referrerEmail: at % 11 === 0 ? null : `ada.${at}@mail${at % 5}.example`,
      broughtInDay: at % 21,
      commissions: at,
      // Few commissions say nothing, many with some refunds are usual.
      reversedMicro: at < 5 ? 900_000n : BigInt((at % 30) * 10_000),
    }),
  );
  expect(all.map((facts) => judge(facts).decision)).toEqual(all.map(() => 'allowed'));
});

it.each(RULES)('keeps the money when the rule $reason fails', (rule) => {
  const applies = () => {
    throw new Error('It is broken.');
  };
  const rules = RULES.map((one) => (one === rule ? { ...rule, applies } : one));
  expect(judge(honest(), rules)).toEqual({ decision: 'kept', reasons: ['rule_failed'] });
});
