import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addProvider } from '#core/fulfilment/dispatch/testing/add-provider.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import type { Service } from '#core/catalogue/services/catalogue.contract.ts';
import type { Language } from '#locales/languages.ts';
import { dataOf, fieldsOf } from '#core/testing/answers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newsHeard } from '#core/testing/news-heard.ts';
import { ownerCatalogue } from '#core/testing/owner-catalogue.ts';
import type { StaffServiceDetails } from './staff-service.contract.ts';

const PATH = '/api/v1/staff/services';
const IMPORTS = '/api/v1/catalogue-imports';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());
let lists = 0;
/** A list of its own for each test, so that none knows the services of another. */
let list = '';
beforeEach(async () => {
  const instanceId = test.instances.a.id;
  const content = ownerCatalogue('Alder', 100);
  const networks = content.networks.map((network) => ({ ...network, has_search: false }));
  await publishCatalogue(test.deps, { instanceId, content: { ...content, networks } });
  await publishCatalogue(test.deps, { instanceId, content });
  list = `List ${++lists}`;
});

const HEAD = 'service,name,category,rate,type,desc';

/** Imports one service and answers it as staff see it. */
async function imported(category = 'Alder views', more = 'Default,As it came') {
  const staff = test.actors.staffOfA;
  const content = `${HEAD}\nr1,River likes,${category},2,${more}`;
  const source = { kind: 'list', name: list, format: 'csv', content };
  const { id } = await dataOf<{ id: string }>(staff.post(IMPORTS, { source }));
  expect((await staff.post(`${IMPORTS}/${id}/apply`, {})).status).toBe(204);
  const [found] = await dataOf<{ id: number }[]>(staff.request(`${PATH}?q=River`));
  return read(found!.id);
}

const read = (id: number) =>
  dataOf<StaffServiceDetails>(test.actors.staffOfA.request(`${PATH}/${id}`));
const change = (id: number, body: object, by = test.actors.staffOfA) =>
  by.request(`${PATH}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** As customers read it. */
async function inShop(id: number, locale: Language = 'en') {
  await newsHeard(test.db);
  return dataOf<Service>(test.request(`/api/v1/services/${id}?locale=${locale}`));
}

const kindsOf = ({ targets }: Service) => targets.map((target) => target.type.view_type);

it('is described in each language, which an import then leaves as it is', async () => {
  const { id, texts } = await imported();
  expect(texts).toMatchObject({ en: { name: 'River likes', description: 'As it came' } });
  const written = {
    en: { name: 'River likes', description: 'One.\r\n\r\nTwo.' },
    de: { name: 'Flusslikes', description: 'Eins.' },
  };
  const changed = await dataOf<StaffServiceDetails>(change(id, { texts: written }));
  expect(changed.texts.de).toMatchObject(written.de);
  expect(await inShop(id)).toMatchObject({ name: 'River likes', description: 'One.\n\nTwo.' });
  expect(await inShop(id, 'de')).toMatchObject(written.de);
  await imported();
  expect(await inShop(id)).toMatchObject({ description: 'One.\n\nTwo.' });
  const changes = await dataOf<{ changes: object[] }[]>(
    test.actors.staffOfA.request(`/api/v1/catalogue-changes?service_id=${id}`),
  );
  expect(changes[0]?.changes).toEqual([
    { field: 'description', before: 'As it came', after: 'One.\n\nTwo.', language: 'en' },
    { field: 'name', before: null, after: 'Flusslikes', language: 'de' },
    { field: 'description', before: null, after: 'Eins.', language: 'de' },
  ]);
});

it('says on its page what was written of it in each language, also after an import', async () => {
  const { id } = await imported();
  const facts = {
    ...{ short_description: 'Likes of people.', geo: 'Worldwide', start_time: 'At once' },
    ...{ speed: '500 a day', guarantee: 'For life', requirements: 'A public page.' },
    ...{ meta_title: 'Buy likes', meta_description: 'From people.' },
    faq: [{ question: 'How fast?', answer: 'At once.' }],
  };
  const named = { name: 'River likes', description: 'As it came' };
  await dataOf(change(id, { texts: { en: { ...named, ...facts } } }));
  expect(await inShop(id)).toMatchObject(facts);
  const changesOf = async () => {
    const path = `/api/v1/catalogue-changes?service_id=${id}`;
    const log = await dataOf<{ changes: object[] }[]>(test.actors.staffOfA.request(path));
    return log[0]?.changes;
  };
  const changes = await changesOf();
  expect(changes).toHaveLength(9);
  expect(changes).toContainEqual({
    ...{ field: 'faq', before: null, after: 'How fast?\nAt once.', language: 'en' },
  });
  expect(changes).toContainEqual({
    ...{ field: 'guaranteeText', before: null, after: 'For life', language: 'en' },
  });
  // A list neither takes them away nor says that it would.
  await imported();
  expect(await changesOf()).toEqual(changes);
  await imported('Alder views', 'Default,As it came later');
  expect(await inShop(id)).toMatchObject({ ...facts, description: 'As it came later' });
  // Programs that know none of them leave them as they are; null takes one away.
  await dataOf(change(id, { texts: { en: { ...named, geo: null } } }));
  expect(await inShop(id)).toMatchObject({ ...facts, ...named, geo: null });
  await dataOf(change(id, { texts: { en: { ...named, faq: [] } } }));
  expect(await inShop(id)).toMatchObject({ speed: '500 a day', faq: [] });
  const asked = { texts: { de: { geo: 'Weltweit' }, en: { ...named, speed: 'x'.repeat(101) } } };
  expect(await fieldsOf(change(id, asked))).toEqual(['texts.en.speed']);
  expect(await fieldsOf(change(id, { texts: { de: asked.texts.de } }))).toEqual(['texts.de.name']);
});

it('shows an example of links that it can be ordered for, and when it starts at the latest', async () => {
  const { id } = await imported();
  const facts = { start_minutes: 60, example_link: 'https://video.example/watch?v=2' };
  const typed = { ...facts, example_link: 'video.example/watch?v=2' };
  expect(await dataOf<StaffServiceDetails>(change(id, typed))).toMatchObject(facts);
  expect(await inShop(id)).toMatchObject(facts);
  const [{ changes } = { changes: [] }] = await dataOf<{ changes: object[] }[]>(
    test.actors.staffOfA.request(`/api/v1/catalogue-changes?service_id=${id}`),
  );
  expect(changes).toEqual([
    { field: 'startMinutes', before: null, after: '60' },
    { field: 'exampleLink', before: null, after: facts.example_link },
  ]);
  await imported('Alder views', 'Default,As it came later');
  await dataOf(change(id, { usual: 500 }));
  expect(await inShop(id)).toMatchObject({ ...facts, description: 'As it came later' });
  for (const example_link of ['no link', 'https://www.instagram.com/brook', 'https://bit.ly/x']) {
    expect(await fieldsOf(change(id, { example_link }))).toEqual(['example_link']);
  }
  expect(await fieldsOf(change(id, { start_minutes: -1 }))).toEqual(['start_minutes']);
  const none = { start_minutes: null, example_link: null };
  await dataOf(change(id, none));
  expect(await inShop(id)).toMatchObject(none);
});

it('is discounted from a price before, as long as its price stays', async () => {
  const { id } = await imported();
  const discounted = await dataOf<StaffServiceDetails>(change(id, { price_before: '2.5' }));
  expect(discounted.price_before).toBe('2.5');
  expect(await inShop(id)).toMatchObject({ default_price: '2.5', discount_percent: 0.2 });
  for (const price_before of ['2', '1.5']) {
    expect(await fieldsOf(change(id, { price_before }))).toEqual(['price_before']);
  }
  expect((await dataOf<StaffServiceDetails>(change(id, { usual: 500 }))).price_before).toBe('2.5');
  const dearer = await dataOf<StaffServiceDetails>(change(id, { price: '3' }));
  expect(dearer.price_before).toBeNull();
  await dataOf(change(id, { price_before: '4' }));
  expect((await dataOf<StaffServiceDetails>(change(id, { price_before: null }))).price_before).toBe(
    null,
  );
  expect(await inShop(id)).toMatchObject({ default_price: '3', discount_percent: 0 });
});

it('can be sped up where nobody but the team of the shop delivers it', async () => {
  const { id, speed_up: before } = await imported();
  expect(before).toBe(false);
  const fast = await dataOf<StaffServiceDetails>(change(id, { speed_up: true }));
  expect(fast.speed_up).toBe(true);
  expect(await inShop(id)).toMatchObject({ can_speedup: true });
  const [{ changes } = { changes: [] }] = await dataOf<{ changes: object[] }[]>(
    test.actors.staffOfA.request(`/api/v1/catalogue-changes?service_id=${id}`),
  );
  expect(changes).toEqual([{ field: 'speedup', before: 'false', after: 'true' }]);
  await imported();
  expect(await inShop(id)).toMatchObject({ can_speedup: true });
  await dataOf(change(id, { speed_up: false }));
  await addProvider(test, {
    ...{ instanceId: test.instances.a.id, serviceId: id, costMicro: 1_000_000n },
    ...{ name: 'Brook', url: 'https://brook.example/api/v2' },
  });
  expect(await fieldsOf(change(id, { speed_up: true }))).toEqual(['speed_up']);
});

it('loses a language whose fields are emptied, but neither a name alone nor the last one', async () => {
  const { id } = await imported();
  await dataOf(change(id, { texts: { de: { name: 'Flusslikes' } } }));
  expect(await fieldsOf(change(id, { texts: { de: { description: 'Eins.' } } }))).toEqual([
    'texts.de.name',
  ]);
  const left = await dataOf<StaffServiceDetails>(change(id, { texts: { de: {} } }));
  expect(Object.keys(left.texts)).toEqual(['en']);
  expect(await inShop(id, 'de')).toMatchObject({ name: 'River likes' });
  expect(await fieldsOf(change(id, { texts: { en: {} } }))).toEqual(['texts.en.name']);
});

it('stands in the category that was chosen, also after an import, until its source moves it', async () => {
  const { id, service_type_id: before, type } = await imported();
  const content = ownerCatalogue('Alder', 100);
  const other = content.serviceTypes.find((one) => one.id !== before)!;
  const moved = await dataOf<StaffServiceDetails>(change(id, { service_type_id: other.id }));
  expect(moved.service_type_id).toBe(other.id);
  expect((await inShop(id)).service_type.id).toBe(other.id);
  const [{ changes } = { changes: [] }] = await dataOf<{ changes: object[] }[]>(
    test.actors.staffOfA.request(`/api/v1/catalogue-changes?service_id=${id}`),
  );
  expect(changes).toEqual([{ field: 'type', before: type, after: moved.type }]);
  expect((await imported()).service_type_id).toBe(other.id);
  expect((await imported('Stream views')).service_type_id).not.toBe(other.id);
  expect(await fieldsOf(change(id, { service_type_id: 9_999 }))).toEqual(['service_type_id']);
});

it('asks for what its type in the trade asks for', async () => {
  const { id } = await imported();
  // What comes from a source is what the source delivers.
  expect(await read(id)).toMatchObject({ trade_type: 'Default', trade_types: ['Default'] });
  expect(await fieldsOf(change(id, { trade_type: 'Package' }))).toEqual(['trade_type']);
  expect(await fieldsOf(change(id, { trade_type: 'Gift' }))).toEqual(['trade_type']);
  const [own] = ownerCatalogue('Alder', 100).services;
  const { trade_types: types, trade_type: type } = await read(own!.id);
  expect(types).toContain('Custom Comments');
  expect(kindsOf(await inShop(own!.id))).toEqual([null, 'comments']);
  const counted = await dataOf<StaffServiceDetails>(
    change(own!.id, { trade_type: 'Mentions Custom List' }),
  );
  expect(counted).toMatchObject({ trade_type: 'Mentions Custom List', is_fixed: false });
  const shown = await inShop(own!.id);
  expect(shown).toMatchObject({ calculable_quantity: true });
  expect(kindsOf(shown)).toEqual([null, 'usernames']);
  const { min, max } = counted;
  const whole = await dataOf<StaffServiceDetails>(
    change(own!.id, { trade_type: 'Package', min, max }),
  );
  expect(whole).toMatchObject({ is_fixed: true, per: 1, min: 1, max: 1, usual: 1 });
  expect(kindsOf(await inShop(own!.id))).toEqual([null]);
  const again = await dataOf<StaffServiceDetails>(
    change(own!.id, { trade_type: 'Default', min: 10, max: 500, usual: 100 }),
  );
  expect(again).toMatchObject({ is_fixed: false, per: 1_000, min: 10, max: 500 });
  expect(type).toBe('Default');
});
