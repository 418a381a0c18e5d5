// On PostgreSQL: its planner has to find the indexes of the list, as the application's role.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '#core/ordering/orders/testing/buyer.ts';
import { WINDOW } from '#core/platform/lists/read-list.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newsHeard } from '#core/testing/news-heard.ts';
import { serviceListOf } from './list-services.ts';
import { serviceSource } from './service-list.store.ts';
import type { PricesPreview, StaffService } from './staff-service.contract.ts';

const PATH = '/api/v1/staff/services';

let test: TestCore;
let staff: CustomerActor;
let instanceId: number;
beforeAll(async () => {
  test = await testCore();
  staff = test.actors.staffOfA;
  instanceId = test.instances.a.id;
  const list =
    'service,name,category,rate,min,max,refill\nr1,River likes,Alder views,2,10,1000,no\n';
  const source = { kind: 'list', name: 'River', format: 'csv', content: list };
  const rules = { markup: '100', addition: '0', round_to: '0', least_margin: '0', exceptions: [] };
  const { id } = await dataOf<{ id: string }>(
    staff.post('/api/v1/catalogue-imports', { source, rules }),
  );
  await staff.post(`/api/v1/catalogue-imports/${id}/apply`, {});
});
afterAll(() => test.close());

const find = (q: string) =>
  dataOf<StaffService[]>(staff.request(`${PATH}?q=${encodeURIComponent(q)}`));
const named = async (name: string) => {
  const [service] = await find(name);
  if (!service) throw new Error(`There is no ${name}`);
  return service;
};
const change = (id: number, body: object, by = staff) =>
  by.request(`${PATH}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const preview = async (body: object): Promise<PricesPreview> =>
  (await staff.post(`${PATH}/prices/preview`, body)).json() as Promise<PricesPreview>;
const apply = (body: object, key: string = randomUUID()) =>
  send(staff, `${PATH}/prices/apply`, body, key);
/** As the shop shows it. */
const shopPrice = async (id: number) => {
  await newsHeard(test.db);
  return (await dataOf<{ price: string }>(test.request(`/api/v1/services/${id}`))).price;
};
const lastAudit = () =>
  test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'details'])
      .where('action', 'like', 'catalogue.%')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );

describe('the list of services', () => {
  it('says where each comes from and what is left of its price', async () => {
    expect(await named('River')).toMatchObject({
      ...{ name: 'River likes', price: '4', per: 1_000, is_active: true, margin: 50 },
      ...{ sources: [{ name: 'River', cost: '2' }], health: null, guarantee_days: null },
    });
  });

  it('is a file of one brand alone, and who took it is kept', async () => {
    const { id } = await named('River');
    const file = await staff.request(`${PATH}/export?q=river`);
    const [head, line, ...others] = (await file.text()).trimEnd().split('\r\n');
    expect(head).toMatch(/^id,name,network,type,is_active,price,per,/);
    expect(line).toMatch(new RegExp(`^${id},River likes,.*,true,4,1000,10,1000,1,,River,2,50,,20`));
    expect(others).toEqual([]);
    const { customerOfA, staffOfB } = test.actors;
    expect(await (await staffOfB.request(`${PATH}/export?q=river`)).text()).toBe(`${head}\r\n`);
    expect((await customerOfA.request(`${PATH}/export`)).status).toBe(404);
    const noted = await test.db.inInstance(instanceId, (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['staff_id', 'details'])
        .where('action', '=', 'services.exported')
        .execute(),
    );
    expect(noted).toEqual([{ staff_id: staff.id, details: { filter: 'river' } }]);
  });

  it('is filtered by words, number and terms', async () => {
    const { id } = await named('River');
    const [other] = await find('provider:nobody');
    expect(other).toBeUndefined();
    for (const q of [
      `#${id}`,
      'margin:50',
      'price:4 is:on',
      'provider:river',
      'margin:>=40 river',
    ]) {
      expect(
        (await find(q)).map((service) => service.id),
        q,
      ).toContain(id);
    }
    for (const q of [
      'river is:off',
      'river is:loss',
      'provider:lake',
      'river margin:>50',
      '#999',
    ]) {
      expect(await find(q), q).toEqual([]);
    }
    expect((await find('')).length).toBeGreaterThan(1);
    expect((await staff.request(`${PATH}?q=stock:1`)).status).toBe(422);
    expect((await test.actors.customerOfA.request(PATH)).status).toBe(404);
  });

  const PAGE = ['services_(pkey|by_kind)'];
  const COST = [...PAGE, 'service_sources_(by_service|once)'];
  it.each([
    ['', 'id', PAGE],
    ['', '-id', PAGE],
    ['#107', '-id', ['services_(pkey|of_type)']],
    ['River', '-id', PAGE],
    ['is:on', '-id', PAGE],
    ['is:off', 'id', PAGE],
    ['network:youtube type:1..9 price:>5', '-id', PAGE],
    ['is:loss', '-id', COST],
    ['margin:<20', '-id', COST],
    ['provider:River', '-id', [...COST, 'providers_(pkey|by_name)']],
  ])(
    'are read by indexes for "%s" in the order of %s, without a sort',
    async (q, sort, indexes) => {
      const caller = { instanceId, language: 'en' } as const;
      const { columns, from, near, far, id, direction } = serviceSource(
        serviceListOf(caller, { q, sort }),
      );
      const plan = await test.db.inInstance(instanceId, async (trx) => {
        for (const off of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin']) {
          await sql.raw(`set local enable_${off} = off`).execute(trx);
        }
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select * from (
          select ${columns} from ${from} where ${sql.join([...near], sql` and `)}
          order by ${id} ${sql.raw(direction)} limit ${WINDOW}
        ) r where ${sql.join([sql`true`, ...far], sql` and `)} limit 51`.execute(trx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      for (const index of indexes) expect(plan).toMatch(new RegExp(`using ${index}`));
      if (!q.startsWith('#')) {
        expect(/Scan Backward using services_/.test(plan)).toBe(direction === 'desc');
      }
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    },
  );
});

describe('a service changed by hand', () => {
  it('is so in the shop at once, and in the log and the audit with what was before', async () => {
    const { id, updated_at } = await named('River');
    const before = await shopPrice(id);
    const body = { updated_at, price: '5.5', max: 2_000, guarantee_days: 30, is_active: true };
    const changed = await dataOf<StaffService>(change(id, body));
    expect(changed).toMatchObject({ price: '5.5', max: 2_000, guarantee_days: 30 });
    expect([before, await shopPrice(id)]).toEqual(['4', '5.5']);
    const [entry] = await dataOf<{ changes: object[]; import_id: null }[]>(
      staff.request(`/api/v1/catalogue-changes?service_id=${id}`),
    );
    expect(entry).toMatchObject({ import_id: null, source: null, staff: 'Ada Brook' });
    expect(entry?.changes).toContainEqual({ field: 'price', before: '4', after: '5.5' });
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'catalogue.service_changed', staff_id: staff.id },
      details: { service: id, price_before: '4', price_after: '5.5', max_after: '2000' },
    });
    test.clock.advance(1_000);
    await dataOf(change(id, { max: 3_000 }));
    expect((await change(id, body)).status).toBe(409);
  });

  it('is refused where it could not be sold like this', async () => {
    const { id } = await named('River');
    const fieldsOf = async (body: object) => {
      const refused = await change(id, body);
      expect(refused.status).toBe(422);
      return Object.keys(((await refused.json()) as { errors: object }).errors);
    };
    expect(await fieldsOf({ price: '1.99' })).toEqual(['price']);
    expect(await fieldsOf({ min: 15, step: 10 })).toEqual(['min']);
    expect(await fieldsOf({ min: 100, max: 50 })).toEqual(['max']);
    expect((await change(999, { price: '9' })).status).toBe(404);
    const { staffOfB } = test.actors;
    expect((await change(id, { price: '9' }, staffOfB)).status).toBe(404);
  });

  it('keeps the name of another language where it has none of its own', async () => {
    const list = 'service,name,category,rate\nx1,Flusslikes,Alder views,2\n';
    const source = { kind: 'list', name: 'Fluss', format: 'csv', content: list };
    const rules = { markup: '0', addition: '0', round_to: '0', least_margin: '0', exceptions: [] };
    const { id: importId } = await dataOf<{ id: string }>(
      staff.post('/api/v1/catalogue-imports', { source, rules, language: 'de' }),
    );
    await staff.post(`/api/v1/catalogue-imports/${importId}/apply`, {});
    const { id, name } = await named('Fluss');
    expect(name).toBe('Flusslikes');
    const namesOf = () =>
      test.db.inInstance(instanceId, (trx) =>
        trx
          .selectFrom('service_texts')
          .select(['language', 'name'])
          .where('service_id', '=', id)
          .orderBy('language')
          .execute(),
      );
    await dataOf(change(id, { name, price: '3' }));
    expect(await namesOf()).toEqual([{ language: 'de', name: 'Flusslikes' }]);
    await dataOf(change(id, { name: 'Stream likes' }));
    expect(await namesOf()).toEqual([
      ...[{ language: 'de', name: 'Flusslikes' }],
      ...[{ language: 'en', name: 'Stream likes' }],
    ]);
  });

  it('can be taken off sale and put on it again', async () => {
    const { id } = await named('River');
    await dataOf(change(id, { is_active: false }));
    expect((await find('is:off')).map((service) => service.id)).toContain(id);
    await dataOf(change(id, { is_active: true }));
    expect(await find('river is:off')).toEqual([]);
  });
});

describe('many prices at once', () => {
  it('are shown before, and changed as they were shown', async () => {
    const { id, price } = await named('River');
    const rule = { q: 'river', percent: '-90', least_margin: '0.25' };
    const { data, meta } = await preview(rule);
    expect(data).toEqual([
      {
        ...{ service_id: id, name: 'River likes', per: 1_000, before: price, after: '2.25' },
        ...{ cost: '2', margin_before: 63.63, margin_after: 11.11, is_raised: true },
      },
    ]);
    expect(meta).toMatchObject({ matches: 1, changed: 1, raised: 1, next: null });
    const key = randomUUID();
    const body = { ...rule, revision: meta.revision };
    expect(await dataOf(apply(body, key))).toEqual({ changed: 1 });
    expect(await dataOf(apply(body, key))).toEqual({ changed: 1 });
    expect(await shopPrice(id)).toBe('2.25');
    expect(await lastAudit()).toMatchObject({
      action: 'catalogue.prices_changed',
      details: {
        filter: 'river',
        percent: '-90',
        services: String(id),
        before: price,
        after: '2.25',
      },
    });
    // Somebody has changed the catalogue since it was looked at.
    expect((await apply(body)).status).toBe(409);
    expect(await shopPrice(id)).toBe('2.25');
  });

  it('are refused where the change means nothing', async () => {
    for (const body of [{ percent: '-100.5' }, { percent: 'ten' }, { q: 'stauts:on' }]) {
      expect((await staff.post(`${PATH}/prices/preview`, body)).status).toBe(422);
    }
  });

  it('are refused where something would cost nothing that had a price', async () => {
    for (const [change, field] of [
      [{ percent: '-100' }, 'percent'],
      [{ addition: '-99999' }, 'addition'],
    ] as const) {
      const answer = await staff.post(`${PATH}/prices/preview`, change);
      expect(answer.status).toBe(422);
      const text = expect.stringMatching(/would cost nothing/);
      expect(await answer.json()).toMatchObject({ errors: { [field]: [text] } });
    }
  });
});
