import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { Network, Service } from '#core/catalogue/services/catalogue.contract.ts';
import { giveMoney, line, place, placedIn, send } from '#core/ordering/orders/testing/buyer.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import { dataOf, fieldsOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newsHeard } from '#core/testing/news-heard.ts';
import type { StaffServiceDetails } from './staff-service.contract.ts';

const PATH = '/api/v1/staff/services';
const IMPORTS = '/api/v1/catalogue-imports';

let test: TestCore;
let staff: CustomerActor;
/** What the provider sells; nothing while it is silent. */
let offered: object[] | undefined;
const outbound: Outbound = {
  mayAsk: () => Promise.resolve(true),
  send({ body }) {
    const isAsked = new URLSearchParams(body).get('action') === 'services';
    const answer = isAsked ? offered : { balance: '10', currency: 'USD' };
    return Promise.resolve({
      ...{ status: answer ? 200 : 503, contentType: 'application/json' },
      body: Buffer.from(JSON.stringify(answer ?? {})),
    });
  },
};

beforeAll(async () => {
  test = await testCore({ outbound });
  staff = test.actors.staffOfA;
});
afterAll(() => test.close());
const OFFERED = {
  ...{ service: 55, name: 'Provider views', type: 'Default', category: 'Alder views' },
  ...{ rate: '1.25', min: 50, max: 5_000 },
};
beforeEach(() => {
  offered = [OFFERED];
});

const VIEWS = 101;
const written = (own: object = {}) => ({
  ...{ texts: { en: { name: 'Hand views', description: 'Made by us.' } } },
  ...{ service_type_id: VIEWS, price: '4', min: 10, max: 2_000, ...own },
});
const create = (own: object = {}, key: string = randomUUID(), by = staff) =>
  send(by, PATH, written(own), key);

const read = (id: number) => dataOf<StaffServiceDetails>(staff.request(`${PATH}/${id}`));
const found = async (q: string) =>
  dataOf<StaffServiceDetails[]>(staff.request(`${PATH}?q=${encodeURIComponent(q)}`));
const made = (own: object = {}) => dataOf<StaffServiceDetails>(create(own));

/** As customers read it. */
async function inShop(id: number) {
  await newsHeard(test.db);
  return dataOf<Service>(test.request(`/api/v1/services/${id}`));
}

interface Logged {
  outcome: string;
  staff: string;
  changes: { field: string; before: string | null; after: string | null }[];
}
const logOf = (id: number) =>
  dataOf<Logged[]>(staff.request(`/api/v1/catalogue-changes?service_id=${id}`));

async function imported(source: object, apply: object = {}) {
  const rules = { markup: '100', addition: '0', round_to: '0', least_margin: '0', exceptions: [] };
  const { id } = await dataOf<{ id: string }>(staff.post(IMPORTS, { source, rules }));
  expect((await staff.post(`${IMPORTS}/${id}/apply`, apply)).status).toBe(204);
}

describe('a service made by hand', () => {
  it('is in the shop at once, in the log and in the audit, and can be ordered', async () => {
    const texts = { en: { ...written().texts.en, geo: 'Worldwide' } };
    const one = await made({ guarantee_days: 30, usual: 500, texts });
    expect(one).toMatchObject({
      ...{ name: 'Hand views', slug: 'hand-views', price: '4', per: 1_000, is_active: true },
      ...{ min: 10, max: 2_000, step: 1, usual: 500, guarantee_days: 30, trade_type: 'Default' },
      ...{ sources: [], service_type_id: VIEWS },
    });
    expect(await inShop(one.id)).toMatchObject({
      ...{ name: 'Hand views', price: '4', geo: 'Worldwide' },
    });
    const [entry] = await logOf(one.id);
    expect(entry).toMatchObject({ outcome: 'added', staff: 'Ada Brook' });
    expect(entry?.changes).toContainEqual({ field: 'price', before: null, after: '4' });
    const audited = await test.db.inInstance(staff.instance.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'catalogue.service_created')
        .executeTakeFirst(),
    );
    expect(audited).toMatchObject({
      staff_id: staff.id,
      details: { service: one.id, name_after: 'Hand views', price_after: '4' },
    });
    const ada = test.actors.customerOfA;
    await giveMoney(test, ada, 10_000_000n);
    const { orders } = await placedIn(
      await place(ada, { orders: [line({ service_id: one.id, quantity: 500 })] }),
    );
    expect(orders[0]).toMatchObject({ service: { id: one.id } });
  });

  it('is one however often it is sent, and another one under another key', async () => {
    const key = randomUUID();
    const own = { texts: { de: { name: 'Doppelt' } } };
    const [first, second] = await Promise.all([create(own, key), create(own, key)]);
    const again = await create(own, key);
    const ids = await Promise.all(
      [first, second, again]
        .filter(({ status }) => status === 201)
        .map(async (answer) => (await dataOf<{ id: number }>(answer)).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(again.status).toBe(201);
    expect(await found('Doppelt')).toHaveLength(1);
    expect((await create({ ...own, price: '5' }, key)).status).toBe(422);
    expect((await made(own)).slug).not.toBe((await read(ids[0]!)).slug);
  });

  it('is of one brand alone, and for staff who may edit services', async () => {
    const { id } = await made();
    const { staffOfB, customerOfA } = test.actors;
    expect((await staffOfB.request(`${PATH}/${id}`)).status).toBe(404);
    // The category is of another brand.
    expect(await fieldsOf(create({}, randomUUID(), staffOfB))).toEqual(['service_type_id']);
    expect((await create({}, randomUUID(), customerOfA)).status).toBe(404);
  });

  it('names a category that the shop lacks, on the network that its name tells', async () => {
    const own = { service_type_id: undefined, new_category: 'Instagram story views' };
    const one = await made(own);
    expect(one).toMatchObject({ network: 'Instagram', type: 'Instagram story views' });
    const other = await made({ ...own, new_category: 'instagram STORY views' });
    expect(other.service_type_id).toBe(one.service_type_id);
    await newsHeard(test.db);
    const networks = await dataOf<Network[]>(test.request('/api/v1/networks'));
    expect(networks.filter(({ name }) => name === 'Instagram')).toMatchObject([
      { service_types: [{ name: 'Instagram story views', services_count: 2 }] },
    ]);
  });

  it('is sold as a whole at one price, or counted by what it asks for', async () => {
    const whole = await made({ trade_type: 'Package', min: 10, max: 50, step: 5, usual: 20 });
    expect(whole).toMatchObject({ is_fixed: true, per: 1, min: 1, max: 1, step: 1, usual: 1 });
    const { id } = await made({ trade_type: 'Custom Comments' });
    const { targets } = await inShop(id);
    expect(targets.map(({ type }) => type.view_type)).toEqual(['comments']);
  });

  it.each([
    [{ texts: {} }, 'texts.en.name'],
    [{ texts: { de: { description: 'Nur das.' } } }, 'texts.de.name'],
    [{ service_type_id: undefined }, 'service_type_id'],
    [{ service_type_id: 9_999 }, 'service_type_id'],
    [{ price: '-1' }, 'price'],
    [{ price: '1000000.5' }, 'price'],
    [{ min: 15, step: 10 }, 'min'],
    [{ min: 100, max: 50 }, 'max'],
    [{ trade_type: 'Gift' }, 'trade_type'],
    [{ example_link: 'https://www.instagram.com/brook' }, 'example_link'],
    [{ source_key: '55' }, 'provider_id'],
    [{ provider_id: '99' }, 'source_key'],
    [{ provider_id: '99', source_key: '55' }, 'provider_id'],
  ])('is refused with %j at %s', async (own, field) => {
    expect(await fieldsOf(create(own))).toEqual([field]);
  });
});

describe('an import', () => {
  it('of a list leaves what was made by hand as it is', async () => {
    const one = await made({ texts: { en: { name: 'River likes' } } });
    const list = (rows: string) => ({
      ...{ kind: 'list', name: 'River', format: 'csv' },
      content: `service,name,category,rate\n${rows}`,
    });
    await imported(list('r1,River likes,Alder views,2\nr2,River views,Alder views,2'));
    await imported(list('r1,River likes,Alder views,3'), { switch_off: true });
    expect(await read(one.id)).toEqual(one);
  });
});

describe('a service that a provider delivers', () => {
  let providerId: string;
  beforeAll(async () => {
    const provider = {
      ...{ name: 'Lake', url: 'https://lake.example/api/v2', key: 'the-key-of-lake' },
    };
    ({ id: providerId } = await dataOf<{ id: string }>(staff.post('/api/v1/providers', provider)));
  });
  const from = (own: object = {}) => ({ provider_id: providerId, source_key: '55', ...own });

  it('is for who may look at providers as well', async () => {
    const editor = await newPayer(test, { roles: ['editor'] });
    await test.actors.ownerOfA.post('/api/v1/staff/roles', {
      ...{ name: 'editor', permissions: ['catalogue.edit'] },
    });
    expect((await create({}, randomUUID(), editor)).status).toBe(201);
    expect(await fieldsOf(create(from(), randomUUID(), editor))).toEqual(['provider_id']);
  });

  it('is refused where the provider does not sell it like this', async () => {
    expect(await fieldsOf(create(from({ source_key: '56' })))).toEqual(['source_key']);
    expect(await fieldsOf(create(from({ price: '1.24' })))).toEqual(['price']);
    expect(await fieldsOf(create(from({ trade_type: 'Package' })))).toEqual(['trade_type']);
    offered = [{ ...OFFERED, type: 'Package' }];
    expect(await fieldsOf(create(from()))).toEqual(['trade_type']);
    offered = [{ ...OFFERED, type: 'Subscriptions' }];
    expect(await fieldsOf(create(from()))).toEqual(['source_key']);
    offered = undefined;
    expect(await fieldsOf(create(from()))).toEqual(['provider_id']);
  });

  const countIn = (currency: string) =>
    test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .updateTable('providers')
        .set({ balance_currency: currency })
        .where('id', '=', BigInt(providerId))
        .execute(),
    );

  it('has its cost, and an import of the provider changes nothing but that', async () => {
    const key = randomUUID();
    const own = from({ texts: { en: { name: 'Lake views' } } });
    const one = await dataOf<StaffServiceDetails>(create(own, key));
    expect(one).toMatchObject({ sources: [{ name: 'Lake', cost: '1.25' }], price: '4' });
    // It is sold once, and what was done is answered while the provider is silent.
    expect(await fieldsOf(create(own))).toEqual(['source_key']);
    offered = undefined;
    expect((await dataOf<StaffServiceDetails>(create(own, key))).id).toBe(one.id);

    offered = [
      { ...OFFERED, rate: '1.5', category: 'Pond views' },
      { ...OFFERED, service: 56 },
    ];
    await imported({ kind: 'provider', provider_id: providerId });
    const after = await read(one.id);
    expect(after).toMatchObject({ sources: [{ cost: '1.5', other_currency: null }] });
    await countIn('eur');
    expect(await read(one.id)).toMatchObject({ sources: [{ other_currency: 'EUR' }] });
    await countIn('USDT');
    expect(await read(one.id)).toMatchObject({ sources: [{ other_currency: null }] });
    const { sources: _after, margin: _left, ...rest } = after;
    expect(one).toMatchObject(rest);
    expect((await logOf(one.id))[0]?.changes).toEqual([
      { field: 'cost', before: '1.25', after: '1.5' },
    ]);
    expect(await found('provider:Lake')).toHaveLength(2);
  });

  it('goes off sale where that is chosen once the provider has it no more, and comes back', async () => {
    const [one] = await found('Lake views');
    offered = [{ ...OFFERED, service: 56 }];
    await imported({ kind: 'provider', provider_id: providerId });
    expect(await read(one!.id)).toMatchObject({ is_active: true });
    await imported({ kind: 'provider', provider_id: providerId }, { switch_off: true });
    expect(await read(one!.id)).toMatchObject({ is_active: false, price: '4' });
    offered = [OFFERED, { ...OFFERED, service: 56 }];
    await imported({ kind: 'provider', provider_id: providerId });
    expect(await read(one!.id)).toMatchObject({ is_active: true, price: '4', max: 2_000 });
  });
});
