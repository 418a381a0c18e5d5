import type { Page } from '@playwright/test';
import preview from '#locales/en/studio-preview.json' with { type: 'json' };
import texts from '#locales/en/studio.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { expect } from './panel.ts';
import { test } from './studio-scene.ts';

test.describe.configure({ mode: 'default' });

const DESKTOP = { width: 1440, height: 900 };

/** What the navigation does not lead to by itself. */
const OTHERS = [
  'studio/difference',
  'studio/merge',
  'studio/contrast',
  'studio/preview',
  'studio/preview?show=matrix',
  'studio/looks?look=harbour',
  'studio/history/1',
  'studio/pages/edit?key=index',
  'studio/pages/edit',
  'studio/menu/edit',
  'studio/banners/edit?key=4',
  'studio/banners/edit',
  'studio/offers/edit',
  'studio/mails/edit',
  'studio/coupons/edit',
  'studio/quests/edit',
  'studio/plans/edit',
  'studio/payment-methods/edit',
];

async function pagesOf(page: Page, panelUrl: string): Promise<string[]> {
  // On a phone they are folded away.
  await page.setViewportSize(DESKTOP);
  await page.goto(`${panelUrl}/studio`);
  const navigation = page.getByRole('navigation', { name: texts.navigation });
  const listed = await navigation
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const own = listed.filter((href) => href.includes('/studio')).map((href) => href.slice(5));
  expect(own.length).toBeGreaterThan(30);
  return [...own, ...OTHERS];
}

/** The draft is a page of its own, whose landmarks would be taken for those of the page around it. */
async function withoutDraft(page: Page): Promise<void> {
  const toolbars = page.getByRole('form', { name: preview.toolbar.label });
  if ((await toolbars.count()) === 0) return;
  await page.locator('iframe').first().waitFor({ state: 'attached' });
  await page.locator('iframe').evaluateAll((frames) => frames.forEach((frame) => frame.remove()));
}

interface Sample {
  theme: 'light' | 'dark';
  size: { width: number; height: number };
  /** Every sixth page of the list, from this one on. */
  first: number;
}

const PHONE = { width: 390, height: 844 };
/**
 * What a color of a brand is readable on is proven where themes are compiled. So each page is looked
 * at once as it is on a desktop, in one of the themes, and a third of them on a phone in the other.
 */
const SAMPLES: Record<string, Sample> = {
  'the 1st sixth, light and wide': { theme: 'light', size: DESKTOP, first: 0 },
  'the 2nd sixth, dark and wide': { theme: 'dark', size: DESKTOP, first: 1 },
  'the 3rd sixth, light and wide': { theme: 'light', size: DESKTOP, first: 2 },
  'the 4th sixth, dark and wide': { theme: 'dark', size: DESKTOP, first: 3 },
  'the 5th sixth, light and wide': { theme: 'light', size: DESKTOP, first: 4 },
  'the 6th sixth, dark and wide': { theme: 'dark', size: DESKTOP, first: 5 },
  'the 1st sixth, dark and on a phone': { theme: 'dark', size: PHONE, first: 0 },
  'the 4th sixth, light and on a phone': { theme: 'light', size: PHONE, first: 3 },
};

for (const [name, { theme, size, first }] of Object.entries(SAMPLES)) {
  test(`no page of the studio has a fault that axe knows, ${name} @js`, async ({
    page,
    panelUrl,
    studio,
    complaints,
  }) => {
    // So that what shows changes has some to show.
    await studio.owner.set({ pointer: '/panelName', value: 'Otherwise' });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const pages = await pagesOf(page, panelUrl);
    await page.setViewportSize(size);
    const faults: unknown[] = [];
    for (const path of pages.filter((_, at) => at % 6 === first)) {
      const answer = await page.goto(`${panelUrl}/${path}`);
      if (answer?.status() !== 200) faults.push([path, answer?.status()]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (overflow > 0) faults.push([path, overflow]);
      await withoutDraft(page);
      const found = await findingsOf(page);
      if (found.length > 0) faults.push([path, found]);
    }
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('the button of a list ends where the list does @js', async ({ page, panelUrl, studio: _ }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of ['pages', 'menu', 'banners']) {
    await page.goto(`${panelUrl}/studio/${path}`);
    const create = await page
      .getByRole('main')
      .getByRole('link', { name: /^New / })
      .first()
      .boundingBox();
    const entry = await page.getByRole('main').locator('ul > li').first().boundingBox();
    const [own, list] = [create, entry].map((box) => (box ? box.x + box.width : 0));
    expect(Math.abs((own ?? 0) - (list ?? 0)), path).toBeLessThan(2);
  }
});
