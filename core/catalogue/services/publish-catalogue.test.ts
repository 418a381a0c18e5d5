// On PostgreSQL: many rows written by one statement.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerCatalogue } from '#core/testing/owner-catalogue.ts';
import { catalogueHash, isCataloguePublished, publishCatalogue } from './publish-catalogue.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

describe('what is no longer published', () => {
  it('gives its address up, also where others are called like something retired', async () => {
    const instanceId = test.instances.a.id;
    const content = ownerCatalogue('Alder', 100);
    const names = new Map([
      [101, 'retired-107'],
      [102, 'alder-service-7'],
    ]);
    const services = content.services
      .filter(({ id }) => id !== 107)
      .map((service) => ({ ...service, slug: names.get(service.id) ?? service.slug }));
    await publishCatalogue(test.deps, { instanceId, content: { ...content, services } });
    const statusOf = async (name: string) =>
      (await test.request(`/api/v1/services/${encodeURIComponent(name)}`)).status;
    for (const name of ['retired-107', 'alder-service-7']) expect(await statusOf(name)).toBe(200);
    for (const name of ['107', '~107']) expect(await statusOf(name)).toBe(404);

    // And comes back under its own, while another one is called as it was.
    await publishCatalogue(test.deps, { instanceId, content });
    for (const name of ['107', 'alder-service-7', 'alder-service-1']) {
      expect(await statusOf(name)).toBe(200);
    }
    expect(await statusOf('retired-107')).toBe(404);
  });
});

it('is known by its hash, until something else is published', async () => {
  const instanceId = test.instances.b.id;
  const content = ownerCatalogue('Birch', 200);
  const isPublished = (hash: string) => isCataloguePublished(test.deps, { instanceId, hash });
  expect(await isPublished(catalogueHash(content))).toBe(true);
  const other = { ...content, labels: [] };
  expect(await isPublished(catalogueHash(other))).toBe(false);
  const services = content.services.map((service) => ({ ...service, label_ids: [] }));
  await publishCatalogue(test.deps, { instanceId, content: { ...other, services } });
  expect(await isPublished(catalogueHash(content))).toBe(false);
});
