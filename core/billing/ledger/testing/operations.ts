import fc from 'fast-check';
import { PURSES } from '../kinds.pure.ts';

/** Small amounts and large ones, so that balances are often too small and sometimes just enough. */
const amount = fc.oneof(
  fc.bigInt({ min: 1n, max: 9n }),
  fc.bigInt({ min: 1n, max: 2_000_000n }),
  fc.constant(10_000n),
);
const extra = fc.bigInt({ min: 0n, max: 50n });
const which = fc.nat(7);
const kindOf = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);

/** What may happen to the money of a customer; `which` picks among what has happened before. */
const event = fc.oneof(
  fc.record({
    kind: kindOf('topUp'),
    amount,
    fee: extra,
    bonus: extra,
    coupon: extra,
  }),
  fc.record({ kind: kindOf('spend'), amount }),
  fc.record({ kind: kindOf('cancel'), which }),
  fc.record({ kind: kindOf('refund'), which, amount }),
  fc.record({ kind: kindOf('release', 'capture'), which }),
  fc.record({ kind: kindOf('dispute', 'paymentRefund'), which, amount }),
  fc.record({ kind: kindOf('win'), which }),
  fc.record({
    kind: kindOf('reward'),
    reward: kindOf('bonus', 'coupon', 'referral', 'widget_reward', 'task'),
    amount,
  }),
  fc.record({ kind: kindOf('adjust'), amount: fc.bigInt({ min: -900_000n, max: 500_000n }) }),
  fc.record({ kind: kindOf('hold'), purse: kindOf(...PURSES), amount }),
  // The event before, delivered once more.
  fc.record({ kind: kindOf('again') }),
);

const operation = (customers: number) =>
  fc.tuple(fc.nat(customers - 1), event).map(([customer, what]) => ({ customer, what }));

export type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;
export type Operation = { customer: number; what: Event };

export const operations = (count: number, customers: number): fc.Arbitrary<Operation[]> =>
  fc.array(operation(customers), { minLength: count, maxLength: count, size: 'max' });
