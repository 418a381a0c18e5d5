import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeMany } from '#core/platform/db/write-many.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { readWhole } from './read-whole.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const FIRST = 10_000;
/** Two pages, and a third that is not full. */
const COUNT = 2_500;

it('reads every service once with its own texts, however many pages they are', async () => {
  const instanceId = test.instances.a.id;
  const ids = Array.from({ length: COUNT }, (_, at) => FIRST + at);
  const services = await test.db.inInstance(instanceId, async (trx) => {
    const { instance_id: _, ...service } = await trx
      .selectFrom('services')
      .selectAll()
      .where('id', '=', 107)
      .executeTakeFirstOrThrow();
    const rows = ids.map((id) => ({ ...service, id, slug: `many-${id}` }));
    await writeMany(trx, { table: 'services', instanceId, rows });
    const texts = ids.flatMap((id) => [
      ...(id % 2 === 0 ? [{ service_id: id, language: 'de', name: `Nr. ${id}` }] : []),
      { service_id: id, language: 'en', name: `No. ${id}` },
    ]);
    await writeMany(trx, {
      table: 'service_texts',
      instanceId,
      rows: texts,
      alike: { description: 'Soon' },
    });
    return (await readWhole(trx, { instanceId, language: 'de' })).services;
  });
  const many = services.filter(({ id }) => id >= FIRST);
  expect(many.map(({ id }) => id)).toEqual(ids);
  expect(many.map(({ name, description }) => [name, description])).toEqual(
    ids.map((id) => (id % 2 === 0 ? [`Nr. ${id}`, 'Soon'] : [null, null])),
  );
  expect(services.find(({ id }) => id === 101)?.slug).toBe('alder-service-1');
});
