import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf, type OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import { NEW_LINE } from '#core/ordering/form/order-line.pure.ts';
import { largestQuantity } from '#core/catalogue/services/quantity.pure.ts';
import { changeForm, learned, withOnlyServices, type OrderChange } from './change-form.ts';
import { entriesOf, readEntries } from './form-entries.ts';
import type { FormService, FormTarget, Known } from './known.ts';

const service = (id: number, typeId: number, own: Partial<FormService> = {}): FormService => ({
  id,
  typeId,
  networkId: Math.floor(typeId / 10),
  slug: `service-${id}`,
  name: `Service ${id}`,
  networkName: 'Video',
  icon: 'video',
  price: '2',
  per: 1000,
  pricingPer: 1000,
  min_quantity: 10,
  max_quantity: 995,
  quantity_step: 10,
  default_quantity: 100,
  allowed_use_countries: [],
  drip_feed_is_allowed: false,
  hasGuarantee: false,
  isPackage: false,
  isPaused: false,
  needsLink: true,
  isCalculable: false,
  isRestricted: false,
  targets: [],
  description: [],
  requirements: [],
  exampleLink: null,
  contents: [],
  packages: [],
  ...own,
});

const target = (id: number, viewType: 'comments' | null): FormTarget => ({
  id,
  name: 'comments',
  placeholder: null,
  type: {
    id,
    name: 'comments',
    title: 'Comments',
    selectable: viewType === null,
    view_type: viewType,
    enabled_for_service: true,
  },
  selectable_values: [],
  translations: {},
});

const SERVICES = [
  service(1, 10),
  service(2, 10, { drip_feed_is_allowed: true, allowed_use_countries: [4, 5] }),
  service(3, 11, { isCalculable: true, targets: [target(1, 'comments'), target(2, null)] }),
  service(4, 20, {
    isPackage: true,
    default_quantity: 1,
    min_quantity: 1,
    max_quantity: 1,
    quantity_step: 1,
  }),
  service(5, 20, { isRestricted: true, targets: [target(2, null)] }),
];
const type = (id: number) => ({ id, name: `Type ${id}`, from: '1' });
const KNOWN: Known = {
  networks: [
    { id: 1, name: 'Video', icon: 'video', placeholder: '', types: [type(10), type(11)] },
    { id: 2, name: 'Photo', icon: 'photo', placeholder: '', types: [type(20)] },
  ],
  services: { ...Object.fromEntries(SERVICES.map((one) => [one.id, one])), 9: null },
};

const run = (form: OrderForm, changes: readonly OrderChange[], known = KNOWN) =>
  changes.reduce((current, change) => changeForm(current, change, known), form);

const LINK = 'https://video.example/1';
const chosen = run(formOf(), [
  { kind: 'link', line: 0, url: LINK },
  { kind: 'identified', line: 0, url: LINK, networkId: 1 },
  { kind: 'type', line: 0, typeId: 10 },
  { kind: 'service', line: 0, serviceId: 2 },
]);

describe('what becomes of an order form', () => {
  it('is led from a link to a service in its usual quantity', () => {
    expect(chosen.lines).toEqual([
      { ...NEW_LINE, url: LINK, networkId: 1, serviceTypeId: 10, serviceId: 2, quantity: 100 },
    ]);
  });

  it.each<[string, OrderChange[], object]>([
    [
      'another network',
      [{ kind: 'network', line: 0, networkId: 2 }],
      { networkId: 2, serviceTypeId: 20, serviceId: 0 },
    ],
    [
      'a link of another network',
      [
        { kind: 'link', line: 0, url: 'b' },
        { kind: 'identified', line: 0, url: 'b', networkId: 2 },
      ],
      { url: 'b', networkId: 2, serviceId: 0 },
    ],
    [
      'an answer about an older link',
      [
        { kind: 'link', line: 0, url: 'b' },
        { kind: 'identified', line: 0, url: LINK, networkId: 2 },
      ],
      { url: 'b', networkId: 1, serviceId: 2 },
    ],
    [
      'a link of no network',
      [{ kind: 'identified', line: 0, url: LINK, networkId: null }],
      { networkId: 1, serviceId: 2 },
    ],
    [
      'types that it is of',
      [{ kind: 'types', line: 0, url: LINK, typeIds: [10] }],
      { serviceId: 2, availableServiceTypeIds: [10] },
    ],
    [
      'only another type',
      [{ kind: 'types', line: 0, url: LINK, typeIds: [11] }],
      { serviceTypeId: 11, serviceId: 0 },
    ],
    [
      'no type at all',
      [{ kind: 'types', line: 0, url: LINK, typeIds: [] }],
      { serviceId: 2, availableServiceTypeIds: null },
    ],
    ['too much', [{ kind: 'plain', line: 0, part: { quantity: 5000 } }], { quantity: 990 }],
    [
      'a quantity between two steps',
      [{ kind: 'plain', line: 0, part: { quantity: 46 } }],
      { quantity: 50 },
    ],
    [
      'a country that is not offered',
      [{ kind: 'plain', line: 0, part: { countries: [5, 6] } }],
      { countries: [5] },
    ],
    [
      'a drip-feed and then a service without one',
      [
        { kind: 'plain', line: 0, part: { isDripFeed: true, countries: [4] } },
        { kind: 'service', line: 0, serviceId: 1 },
      ],
      { isDripFeed: false, countries: [], quantity: 100 },
    ],
    [
      'comments that are counted',
      [
        { kind: 'service', line: 0, serviceId: 3 },
        { kind: 'type', line: 0, typeId: 11 },
        { kind: 'service', line: 0, serviceId: 3 },
        { kind: 'target', line: 0, targetId: 1, values: ['a', '', 'b', ' '] },
        { kind: 'target', line: 0, targetId: 2, values: ['en'] },
      ],
      { serviceId: 3, quantity: 2 },
    ],
    [
      'a service that cannot be had',
      [{ kind: 'service', line: 0, serviceId: 9 }],
      { serviceId: 0, serviceTypeId: 10 },
    ],
  ])('after %s', (_words, changes, line) => {
    expect(run(chosen, changes).lines[0]).toMatchObject(line);
  });

  it('lets any service be chosen where the one that stood fast cannot be had', () => {
    const frozen = formOf({ ...NEW_LINE, serviceId: 7, networkId: 1, isServicesFreezed: true });
    const waiting = run(frozen, [{ kind: 'settle' }]);
    expect(waiting.lines[0]).toMatchObject({ serviceId: 0, networkId: 1 });
    const [line] = run(frozen, [{ kind: 'settle' }], learned(KNOWN, 7, null)).lines;
    expect(line).toMatchObject({ serviceId: 0, networkId: 1, isServicesFreezed: false });
  });

  it('puts several services under one link, which they share', () => {
    const both = run(chosen, [
      { kind: 'add', group: 0 },
      { kind: 'link', line: 1, url: 'c' },
    ]);
    expect(both.groups).toEqual([[0, 1]]);
    expect(both.lines.map(({ url, networkId }) => [url, networkId])).toEqual([
      ['c', 1],
      ['c', 1],
    ]);
    expect(run(both, [{ kind: 'network', line: 1, networkId: 2 }]).lines[0]?.networkId).toBe(2);
  });
});

const lineNo = fc.nat(3);
const words = fc.constantFrom('', 'a', LINK, 'c');
const someId = fc.constantFrom(0, 1, 2, 3, 4, 5, 9, 77);
const change = fc.oneof<fc.Arbitrary<OrderChange>[]>(
  fc.record({ kind: fc.constant('link' as const), line: lineNo, url: words }),
  fc.record({
    kind: fc.constant('identified' as const),
    line: lineNo,
    url: words,
    networkId: fc.constantFrom(null, 1, 2, 3),
  }),
  fc.record({
    kind: fc.constant('types' as const),
    line: lineNo,
    url: words,
    typeIds: fc.subarray([10, 11, 20]),
  }),
  fc.record({ kind: fc.constant('network' as const), line: lineNo, networkId: someId }),
  fc.record({
    kind: fc.constant('type' as const),
    line: lineNo,
    typeId: fc.constantFrom(0, 10, 11, 20, 33),
  }),
  fc.record({ kind: fc.constant('service' as const), line: lineNo, serviceId: someId }),
  fc.record({
    kind: fc.constant('plain' as const),
    line: lineNo,
    part: fc.record(
      {
        quantity: fc.nat(3000),
        isGuarantee: fc.boolean(),
        isDripFeed: fc.boolean(),
        numberOfRuns: fc.nat(2000),
        dripFeedMinutes: fc.integer({ min: 1, max: 43_200 }),
        dripFeedQuantityStep: fc.integer({ min: 1, max: 500 }),
        countries: fc.subarray([4, 5, 6]),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('target' as const),
    line: lineNo,
    targetId: fc.constantFrom(1, 2),
    values: fc.array(fc.constantFrom('', 'a', 'b'), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('thaw' as const), line: lineNo }),
  fc.record({ kind: fc.constant('add' as const), group: fc.option(fc.nat(3), { nil: undefined }) }),
  fc.record({ kind: fc.constant('remove' as const), lines: fc.subarray([0, 1, 2, 3]) }),
  fc.record({ kind: fc.constant('activate' as const), line: lineNo }),
);
const reached = fc.array(change, { maxLength: 25 }).map((changes) => run(formOf(), changes));

function formDataOf(form: OrderForm): FormData {
  const data = new FormData();
  for (const [name, value] of entriesOf(form)) data.append(name, value);
  return data;
}

describe('whatever happens to an order form', () => {
  it('is settled, in whole groups, and orders nothing that its services do not allow', () => {
    fc.assert(
      fc.property(reached, (form) => {
        expect(changeForm(form, { kind: 'settle' }, KNOWN)).toEqual(form);
        const places = form.groups.flat();
        expect([...places].sort((a, b) => a - b)).toEqual(form.lines.map((_, at) => at));
        expect(form.lines[form.activeLine]).toBeDefined();
        for (const group of form.groups) {
          expect(new Set(group.map((at) => form.lines[at]?.url)).size).toBe(1);
          expect(new Set(group.map((at) => form.lines[at]?.networkId)).size).toBe(1);
        }
        for (const line of form.lines) {
          const own = KNOWN.services[line.serviceId];
          if (!own) continue;
          expect([line.networkId, line.serviceTypeId]).toEqual([own.networkId, own.typeId]);
          expect(line.countries.every((id) => own.allowed_use_countries.includes(id))).toBe(true);
          expect(line.isDripFeed && !own.drip_feed_is_allowed).toBe(false);
          expect(line.dripFeedQuantityStep % own.quantity_step).toBe(0);
          if (own.isCalculable) continue;
          expect(line.quantity % own.quantity_step).toBe(0);
          expect(line.quantity).toBeGreaterThanOrEqual(own.min_quantity);
          expect(line.quantity).toBeLessThanOrEqual(largestQuantity(own));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('travels in the fields of the form and back without losing anything', () => {
    fc.assert(
      fc.property(reached, (form) => {
        expect(changeForm(readEntries(formDataOf(form)), { kind: 'settle' }, KNOWN)).toEqual(form);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is read from fields that nobody of ours has written, too', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('lines[0].url', 'lines[7].quantity', 'lines[0].target.x', 'activeLine'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
        const data = new FormData();
        for (const [field, value] of fields) data.append(field, value);
        const form = changeForm(readEntries(data), { kind: 'settle' }, KNOWN);
        expect(form.groups.flat()).toHaveLength(form.lines.length);
        expect(form.lines[form.activeLine]).toBeDefined();
      }),
    );
  });
});

describe('a type that has one service alone', () => {
  const choice = (id: number, isPaused = false) => ({
    ...{ id, name: `Service ${id}`, price: '2', per: 1_000, isPaused },
  });
  const chosen = (choices: Parameters<typeof withOnlyServices>[1], own: object = {}) => {
    const form = formOf({ ...NEW_LINE, networkId: 1, serviceTypeId: 10, ...own });
    return withOnlyServices(form, choices, KNOWN).lines[0];
  };

  it('needs no choice, and the service is ordered in its usual quantity', () => {
    expect(chosen({ 10: [choice(1)] })).toMatchObject({ serviceId: 1, quantity: 100 });
    expect(chosen({ 10: [choice(2, true), choice(1)] })).toMatchObject({ serviceId: 1 });
  });

  it.each([
    ['has several', { 10: [choice(1), choice(2)] }],
    ['has none that can be ordered', { 10: [choice(1, true)] }],
    ['is not known yet', { 11: [choice(3)] }],
    ['has one that nobody finds', { 10: [choice(9)] }],
  ])('leaves the choice to the customer where it %s', (_case, choices) => {
    expect(chosen(choices)).toMatchObject({ serviceId: 0, quantity: 0 });
  });

  it('keeps what was chosen', () => {
    expect(chosen({ 10: [choice(1)] }, { serviceId: 2, quantity: 50 })).toMatchObject({
      ...{ serviceId: 2, quantity: 50 },
    });
  });
});
