import { expect, test } from 'vitest';
import { orderTableQueryOf, readOrderFilters } from './order-filters.server.ts';
import { isNarrowed, isNarrowedFurther, ordersAddress } from './order-filters.ts';

const read = (query: string) => readOrderFilters(new URLSearchParams(query));

test('a number, a service and a link are filters of their own, in the address and to the core', () => {
  const filters = read('id=%2317&name=+Views+&url=demo-a&commonSearch=tube');
  expect(filters).toMatchObject({ id: 17, name: 'Views', url: 'demo-a', search: 'tube' });
  expect(ordersAddress(filters)).toBe('/orders?commonSearch=tube&id=17&name=Views&url=demo-a');
  expect(read(ordersAddress(filters).split('?')[1] ?? '')).toEqual(filters);
  expect(orderTableQueryOf(filters)).toMatchObject({ id: '17', name: 'Views', url: 'demo-a' });
});

test.each(['id=17', 'name=Views', 'url=demo', 'quantity=1&quantity='])(
  'a list by %s is narrowed, and says by what',
  (query) => {
    expect([isNarrowed(read(query)), isNarrowedFurther(read(query))]).toEqual([true, true]);
  },
);

test('what makes no sense narrows nothing', () => {
  expect(read('id=x')).toMatchObject({ id: undefined });
  expect(isNarrowed(read('id=-1&name=++&url='))).toBe(false);
});
