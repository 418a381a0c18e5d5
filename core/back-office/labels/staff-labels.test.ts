import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffServiceDetails } from '#core/back-office/services/staff-service.contract.ts';
import type { Service } from '#core/catalogue/services/catalogue.contract.ts';
import { dataOf, fieldsOf } from '#core/testing/answers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newsHeard } from '#core/testing/news-heard.ts';
import type { Language } from '#locales/languages.ts';
import type { StaffLabel } from './staff-label.contract.ts';

const PATH = '/api/v1/staff/labels';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const send = (method: string, path: string, body?: object, by = test.actors.staffOfA) =>
  by.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const add = (body: object) => send('POST', PATH, body);
const change = (id: number | undefined, body: object) => send('PATCH', `${PATH}/${id}`, body);
const labelService = (id: number, labels: number[]) =>
  send('PATCH', `/api/v1/staff/services/${id}`, { labels });

/** As customers read it. */
async function inShop(id: number, locale: Language = 'en') {
  await newsHeard(test.db);
  const { labels } = await dataOf<Service>(test.request(`/api/v1/services/${id}?locale=${locale}`));
  return labels.map(({ name, color }) => `${name} ${color}`);
}

async function made(names: object, color = '#112233') {
  const labels = await dataOf<StaffLabel[]>(add({ names, color }));
  return labels.at(-1)?.id ?? 0;
}

async function logOf(id: number) {
  const path = `/api/v1/catalogue-changes?service_id=${id}`;
  const log = await dataOf<{ changes: object[] }[]>(test.actors.staffOfA.request(path));
  return log[0]?.changes;
}

it('marks a service with a label that staff have made, in the language of who reads', async () => {
  const id = await made({ en: 'Fast', de: 'Schnell' });
  const { labels } = await dataOf<StaffServiceDetails>(labelService(107, [id]));
  expect(labels).toEqual([id]);
  expect(await inShop(107)).toEqual(['Fast #112233']);
  expect(await inShop(107, 'de')).toEqual(['Schnell #112233']);
  expect(await inShop(107, 'ja')).toEqual(['Fast #112233']);
  expect(await logOf(107)).toEqual([{ field: 'labels', before: null, after: 'Fast' }]);
  const listed = await dataOf<StaffLabel[]>(test.actors.staffOfA.request(PATH));
  expect(listed.at(-1)).toEqual({
    ...{ id, color: '#112233', services: 1, names: { en: 'Fast', de: 'Schnell' } },
  });
});

it('is shown on all its services as it is called and coloured from now on', async () => {
  const id = await made({ en: 'Cheap', de: 'Billig', fr: 'Pas cher' });
  await dataOf(labelService(107, [id]));
  await dataOf(change(id, { names: { en: 'Bargain', de: null }, color: '#AABBCC' }));
  expect(await inShop(107)).toEqual(['Bargain #AABBCC']);
  expect(await inShop(107, 'de')).toEqual(['Bargain #AABBCC']);
  expect(await inShop(107, 'fr')).toEqual(['Pas cher #AABBCC']);
  // What is not mentioned stays.
  await dataOf(change(id, { color: '#000000' }));
  expect(await inShop(107, 'fr')).toEqual(['Pas cher #000000']);
});

it('is taken from the services that have it, which their logs say; the others stay', async () => {
  const [gone, kept] = [await made({ en: 'Gone' }), await made({ en: 'Kept' })];
  await dataOf(labelService(107, [gone, kept]));
  const left = await dataOf<StaffLabel[]>(send('DELETE', `${PATH}/${gone}`));
  expect(left.map(({ id }) => id)).not.toContain(gone);
  expect(await inShop(107)).toEqual(['Kept #112233']);
  expect(await logOf(107)).toEqual([{ field: 'labels', before: 'Gone, Kept', after: 'Kept' }]);
  // A form that still has it says so, instead of leaving it out in silence.
  expect(await fieldsOf(labelService(107, [gone]))).toEqual(['labels']);
  expect((await send('DELETE', `${PATH}/${gone}`)).status).toBe(404);
});

it('marks a service that is made with it', async () => {
  const id = await made({ en: 'Fresh' });
  const body = {
    ...{ texts: { en: { name: 'Labelled' } }, service_type_id: 101, labels: [id] },
    ...{ price: '1', min: 10, max: 100 },
  };
  const { id: serviceId } = await dataOf<StaffServiceDetails>(
    test.actors.staffOfA.request('/api/v1/staff/services', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'labelled' },
      body: JSON.stringify(body),
    }),
  );
  expect(await inShop(serviceId)).toEqual(['Fresh #112233']);
});

it.each([
  ['no name', { names: {}, color: '#112233' }, 'names.en'],
  ['a name of spaces', { names: { de: '  ' }, color: '#112233' }, 'names.de'],
  ['a name that fits no badge', { names: { en: 'x'.repeat(41) }, color: '#112233' }, 'names.en'],
  ['a word for a colour', { names: { en: 'One' }, color: 'red' }, 'color'],
  ['the name of another', { names: { en: 'alder NEW' }, color: '#112233' }, 'names.en'],
])('is refused with %s, at its field', async (_case, body, field) => {
  await add({ names: { en: 'Alder new' }, color: '#112233' });
  expect(await fieldsOf(add(body))).toEqual([field]);
});

it('keeps a name, and is not refused for its own', async () => {
  const id = await made({ de: 'Allein' });
  expect(await fieldsOf(change(id, { names: { de: null } }))).toEqual(['names.en']);
  expect((await change(id, { names: { de: 'allein' } })).status).toBe(200);
});

it('is a matter of who may change the catalogue, in their own shop', async () => {
  const id = await made({ en: 'Ours' });
  const { staffOfB, customerOfA } = test.actors;
  expect((await send('PATCH', `${PATH}/${id}`, { color: '#000000' }, staffOfB)).status).toBe(404);
  expect((await send('DELETE', `${PATH}/${id}`, undefined, staffOfB)).status).toBe(404);
  expect((await customerOfA.request(PATH)).status).toBe(404);
});

it('notes who did what', async () => {
  const id = await made({ en: 'Noted' });
  await dataOf(labelService(107, [id]));
  await dataOf(change(id, { names: { en: 'Renamed' }, color: '#445566' }));
  await dataOf(send('DELETE', `${PATH}/${id}`));
  const lines = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', 'like', 'label.%')
      .orderBy('id', 'desc')
      .limit(3)
      .execute(),
  );
  expect(lines).toEqual([
    { action: 'label.deleted', details: { name: 'Renamed', count: 1 } },
    {
      action: 'label.changed',
      details: {
        ...{ name: 'Renamed', name_before: 'Noted', name_after: 'Renamed' },
        ...{ color_before: '#112233', color_after: '#445566' },
      },
    },
    { action: 'label.added', details: { name: 'Noted' } },
  ]);
});

it('moves to the place that staff give it, and the shop shows the labels in this order', async () => {
  const [first, second, third] = [
    await made({ en: 'Order one' }),
    await made({ en: 'Order two' }),
    await made({ en: 'Order three' }),
  ];
  await dataOf(labelService(107, [first, second, third]));
  const moved = await dataOf<StaffLabel[]>(change(third, { place: 0 }));
  expect(moved[0]?.id).toBe(third);
  const names = async () => (await inShop(107)).map((label) => label.replace(' #112233', ''));
  expect(await names()).toEqual(['Order three', 'Order one', 'Order two']);
  // Farther than there are places is the last one.
  await dataOf(change(first, { place: 50 }));
  expect(await names()).toEqual(['Order three', 'Order two', 'Order one']);
  const lines = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('audit_log').select('details').orderBy('id', 'desc').limit(2).execute(),
  );
  const places = moved.length;
  expect(lines.map(({ details }) => details)).toEqual([
    { name: 'Order one', place_before: String(places - 1), place_after: String(places) },
    { name: 'Order three', place_before: String(places), place_after: '1' },
  ]);
  // Where it stands already, nothing is changed and nothing noted.
  await dataOf(change(third, { place: 0 }));
  expect(await names()).toEqual(['Order three', 'Order two', 'Order one']);
});

it.each([-1, 0.5, 51])('has no place %d', async (place) => {
  const id = await made({ en: `Placed ${place}` });
  expect(await fieldsOf(change(id, { place }))).toEqual(['place']);
});
