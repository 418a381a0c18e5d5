import { describe, expect, test } from 'vitest';
import { PAGE_PATHS } from '#fixtures/testing/page-paths.ts';
import { validateDocument } from '#instance-schema/validate.ts';
import { LOOKS } from '#themes/looks/looks.ts';
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
