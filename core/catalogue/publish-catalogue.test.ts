import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerCatalogue } from '#core/testing/owner-catalogue.ts';
import { publishCatalogue } from './publish-catalogue.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

describe('what is no longer published', () => {
  it('gives its address up, also where others are called like something retired', async () => {
    const instanceId = test.instances.a.id;
    const content = ownerCatalogue('Alder', 100);
    const without = content.services.filter(({ id }) => id !== 107);
    const [renamed, ...others] = without.map((service) =>
      service.id === 101 ? { ...service, slug: 'retired-107' } : service,
    );
    if (!renamed) throw new Error('The catalogue has services.');
    const services = [renamed, ...others];
    await publishCatalogue(test.deps, { instanceId, content: { ...content, services } });
    const statusOf = async (name: string) =>
      (await test.request(`/api/v1/services/${encodeURIComponent(name)}`)).status;
    expect(await statusOf('retired-107')).toBe(200);
    for (const name of ['107', '~107', 'alder-service-7']) expect(await statusOf(name)).toBe(404);

    // And comes back under its own, while another one is called as it was.
    await publishCatalogue(test.deps, { instanceId, content });
    for (const name of ['107', 'alder-service-7', 'alder-service-1']) {
      expect(await statusOf(name)).toBe(200);
    }
    expect(await statusOf('retired-107')).toBe(404);
  });
});
