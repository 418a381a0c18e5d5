import { expect, test } from 'vitest';
import type { OfferedService, OfferedType } from './offer.ts';
import {
  chosenIn,
  clampedLimit,
  costQuery,
  EMPTY_FORM,
  entriesOf,
  readSubscription,
  settled,
  snappedQuantity,
  stepped,
  type SubscriptionForm,
} from './subscription-form.ts';

const service = (id: number, own: Partial<OfferedService> = {}): OfferedService => ({
  ...{ id, name: `Service ${id}`, price: '1', per: 1_000, countries: [], default_quantity: 25 },
  ...{ min_quantity: 10, max_quantity: 95, quantity_step: 10 },
  ...own,
});

const TYPES: OfferedType[] = [
  { id: 1, name: 'Views', services: [service(11), service(12, { min_quantity: 50 })] },
  { id: 2, name: 'Likes', services: [service(21, { countries: [7, 8] })] },
];

const read = (query: string): SubscriptionForm => readSubscription(new URLSearchParams(query));

test.each([
  ['', 10],
  ['many', 10],
  ['4', 10],
  ['10', 10],
  ['29', 20],
  ['94', 90],
  ['4000', 90],
])('%j as a quantity is rounded down to %i', (typed, quantity) => {
  expect(snappedQuantity(typed, service(11))).toBe(quantity);
});

test.each([
  ['0', '1'],
  ['-3', '1'],
  ['12', '12'],
  ['1001', '1000'],
  ['', '7'],
  ['some', '7'],
])('%j posts after 7 become %s', (typed, limit) => {
  expect(clampedLimit(typed, '7')).toBe(limit);
});

test('every type that is offered has a setting, with the usual quantity rounded down', () => {
  expect(settled(EMPTY_FORM, TYPES).settings).toEqual([
    { typeId: 1, isSelected: false, serviceId: 11, quantity: '20', countries: [] },
    { typeId: 2, isSelected: false, serviceId: 21, quantity: '20', countries: [] },
  ]);
});

test('what was said before is kept, but for services and countries that are not offered', () => {
  const said = read(
    'type.1.on=1&type.1.service=12&type.1.quantity=60' +
      '&type.2.service=99&type.2.quantity=30&type.2.countries=8&type.2.countries=9&type.3.on=1',
  );
  expect(settled(said, TYPES).settings).toEqual([
    { typeId: 1, isSelected: true, serviceId: 12, quantity: '60', countries: [] },
    { typeId: 2, isSelected: false, serviceId: 21, quantity: '20', countries: [8] },
  ]);
});

test('another service takes the quantity as far as it sells it', () => {
  const form = settled(read('type.1.on=1&type.1.service=11&type.1.quantity=20'), TYPES);
  const next = stepped(form, { kind: 'service', typeId: 1, serviceId: 12 }, TYPES);
  expect(next.settings[0]).toMatchObject({ serviceId: 12, quantity: '50' });
});

test('a quantity is left as it is typed until its field is left', () => {
  const form = settled(EMPTY_FORM, TYPES);
  const typed = stepped(form, { kind: 'setting', typeId: 1, part: { quantity: '' } }, TYPES);
  expect(typed.settings[0]?.quantity).toBe('');
  expect(stepped(typed, { kind: 'left', typeId: 1 }, TYPES).settings[0]?.quantity).toBe('10');
});

test('the cost is asked for what is chosen, and for nothing else', () => {
  const form = settled(
    read('contents_limit=3&type.1.on=1&type.1.service=11&type.1.quantity=29&type.2.service=21'),
    TYPES,
  );
  expect(chosenIn(form, TYPES).map(({ service: one }) => one.id)).toEqual([11]);
  expect(costQuery(form, TYPES)).toBe('services=11%3A20&contents_limit=3');
  expect(costQuery(settled(EMPTY_FORM, TYPES), TYPES)).toBe('');
});

test('a form says in an address what it says itself', () => {
  const query = 'url=https%3A%2F%2Fa.example&name=Mine&contents_limit=4';
  const form = settled(read(`${query}&type.2.on=1&type.2.service=21&type.2.quantity=30`), TYPES);
  const again = readSubscription(new URLSearchParams(entriesOf(form)));
  expect(settled(again, TYPES)).toEqual(form);
});
