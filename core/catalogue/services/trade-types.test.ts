import { expect, it } from 'vitest';
import { TRADE_TYPES, tradeTypeNamed, tradeTypeOf } from './trade-types.pure.ts';

const typeOf = (kinds: (string | null)[], own: { isFixed?: boolean; isCounted?: boolean } = {}) =>
  tradeTypeOf({
    ...{ isFixed: false, isCounted: false, ...own },
    targets: kinds.map((kind) => ({ view_type: kind })),
  })?.name;

it.each(TRADE_TYPES.map((type) => [type.name, type] as const))(
  '%s is what it asks for',
  (name, type) => {
    const {
      isFixed = false,
      isCounted = false,
      kinds,
    } = { isFixed: false, isCounted: false, ...type };
    expect(typeOf([...kinds], { isFixed, isCounted })).toBe(name);
    // What can be left out makes no other type of it.
    expect(typeOf([null, ...kinds], { isFixed, isCounted })).toBe(name);
    expect(tradeTypeNamed(` ${name.toUpperCase()} `)?.name).toBe(name);
  },
);

it.each([
  [['comments'], {}, 'Default'],
  [['textarea'], { isFixed: true }, 'Package'],
  [['usernames', 'comments'], { isCounted: true }, 'Mentions Custom List'],
  [[], { isCounted: true }, 'Default'],
  [['answer_number', 'groups'], {}, undefined],
  [['answer_number'], { isFixed: true }, undefined],
  [['country', 'device'], {}, undefined],
])('what asks for %j and is %j is sold as %s', (kinds, own, name) => {
  expect(typeOf(kinds, own)).toBe(name);
});
