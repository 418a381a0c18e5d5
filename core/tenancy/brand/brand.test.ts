import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DefaultInstance } from '#core/deps.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { readBrand } from './brand.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

/** Where the mails of an instance lead that nobody's request has brought about. */
async function origin(defaultInstance: DefaultInstance | undefined) {
  const asked = { scheme: 'https', host: 'nowhere.invalid' } as const;
  const deps = { db: test.deps.db, defaultInstance };
  return (await readBrand(deps, { instanceId: test.instances.a.id, origin: asked })).origin;
}

it('leads to a host of the instance, and in a demo to where that answers', async () => {
  const { host } = test.instances.a;
  expect(await origin(undefined)).toBe(`https://${host}`);
  expect(await origin({ slug: 'alder', hosts: 'any' })).toBe(`https://${host}`);
  const local = host.endsWith('localhost') ? host : 'localhost';
  expect(await origin({ slug: 'alder', hosts: 'local', port: 3000 })).toBe(`http://${local}:3000`);
});
