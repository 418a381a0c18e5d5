import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInstance } from '#core/tenancy/instances/find-instance.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { starterInstance } from '#server/starter-instance.ts';
import { createOn } from './create.ts';

const SHOP = { slug: 'shop', hosts: ['shop.example'], name: 'Brook & Co' };

describe('a new instance', () => {
  let core: TestCore;
  beforeAll(async () => {
    core = await testCore();
  });
  afterAll(() => core.close());

  const create = async (starter: typeof SHOP, owner?: string) => {
    const here = { deps: core.deps, port: 3000, where: 'the database of the test' };
    return createOn(here, await starterInstance(starter), { source: undefined, owner });
  };
  const shop = () => findInstance(core.deps, { by: 'host', value: 'shop.example' });

  test('is there once, and its owner is invited as often as wanted', async () => {
    const first = await create(SHOP, 'mia@shop.example');
    expect(first[0]).toContain('shop is published as revision 1 on shop.example');
    expect(first[1]).toContain('https://shop.example/app/team/join?token=');
    const made = await shop();

    const again = await create({ ...SHOP, name: 'Another name' }, 'mia@shop.example');
    expect(again[0]).toBe('shop is there already, and stays as it is.');
    expect(again[1]).toContain('https://shop.example/app/team/join?token=');
    expect(await shop()).toEqual(made);
  });

  test('takes neither the name nor the host of another', async () => {
    await expect(create({ ...SHOP, hosts: ['shop.other.example'] })).rejects.toThrow('--instance');
    await expect(create({ ...SHOP, slug: 'second' })).rejects.toThrow();
    expect(await findInstance(core.deps, { by: 'slug', value: 'second' })).toBeUndefined();
  });
});
