import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInstance } from '#core/tenancy/instances/find-instance.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { PAGE_PATHS } from '#fixtures/testing/page-paths.ts';
import { validateDocument } from '#instance-schema/validate.ts';
import { LOOKS } from '#themes/looks/looks.ts';
import { createOn } from './create.ts';
import { starterInstance } from './starter-instance.ts';

const SHOP = { slug: 'shop', hosts: ['shop.example'], name: 'Brook & Co' };

describe('what a new instance begins with', () => {
  test.each(LOOKS.map(({ id }) => id))('is valid in the look %s', async (look) => {
    const { documents } = await starterInstance({ ...SHOP, look });
    const { settings, pages, menuItems, paymentMethods } = documents;
    expect(validateDocument('settings', settings)).toEqual([]);
    expect(pages.flatMap((page) => validateDocument('page', page))).toEqual([]);
    expect(menuItems.flatMap((item) => validateDocument('menu-item', item))).toEqual([]);
    expect(paymentMethods.map(({ strategy }) => strategy)).toEqual(['balance']);
    expect(settings).toMatchObject({ panelName: 'Brook & Co' });
    expect(settings.fonts).toEqual(LOOKS.find(({ id }) => id === look)?.fonts);
  });

  test('says nothing of the demo brand, nor what another shop has to keep', async () => {
    const { documents } = await starterInstance(SHOP);
    expect(JSON.stringify(documents)).not.toMatch(/Marquee|\.example|bots|honest/);
    const [home] = documents.pages;
    expect(home?.blocks?.map(({ id }) => id).toSorted()).toEqual(
      ['window', 'catalogue', 'steps', 'reviews', 'questions'].toSorted(),
    );
  });

  test('has a menu that leads to pages of the panel', async () => {
    const { documents } = await starterInstance(SHOP);
    const items = documents.menuItems.flatMap((item) => [item, ...(item.children ?? [])]);
    expect(items.length).toBeGreaterThan(10);
    for (const { url } of items) expect(PAGE_PATHS).toContain(url);
  });

  test('is no look that nobody has drawn', async () => {
    await expect(starterInstance({ ...SHOP, look: 'beige' })).rejects.toThrow(
      /harbour, night-shift/,
    );
  });
});

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
