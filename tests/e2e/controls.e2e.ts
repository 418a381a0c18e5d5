import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';
import { sampleColours, tooFaint } from './sample-colours.ts';

const SECTIONS = ['buttons', 'written', 'chosen', 'forms'];
const BRANDS = ['marquee', 'nova'];

const USUAL = { text: 4.5, disabled: 3, line: 3 };
const MORE = { text: 7, disabled: 4.5, line: 7 };

for (const contrast of ['no-preference', 'more'] as const) {
  for (const theme of ['light', 'dark']) {
    test(`every control stands out in ${theme}, contrast ${contrast} @js`, async ({
      page,
      panelUrl,
    }) => {
      await page.emulateMedia({ contrast });
      for (const brand of BRANDS) {
        for (const section of SECTIONS) {
          await page.goto(`${panelUrl}/dev/ui/${section}?brand=${brand}&theme=${theme}`);
          await expect(page.locator('main > section')).toBeVisible();
          const samples = await sampleColours(page);
          expect(samples.length, `${brand} ${section}`).toBeGreaterThan(10);
          const least = contrast === 'more' ? MORE : USUAL;
          expect(tooFaint(samples, least), `${brand} ${section}`).toEqual([]);
        }
      }
    });
  }
}

test('the controls pass axe, and nothing is wider than a phone @js', async ({ page, panelUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const section of SECTIONS) {
    for (const look of ['locale=en', 'locale=en&direction=rtl&theme=dark']) {
      await page.goto(`${panelUrl}/dev/ui/${section}?${look}`);
      expect(await findingsOf(page, 'main')).toEqual([]);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overhang, section).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every control is 44 px or more to hit @js', async ({ page, panelUrl }) => {
    for (const section of SECTIONS) {
      await page.goto(`${panelUrl}/dev/ui/${section}?density=compact`);
      const small = await page.evaluate(() => {
        const controls = document.querySelectorAll<HTMLElement>(
          'main > section :is(a, button, input:not([type=hidden]), select, textarea)',
        );
        return (
          [...controls]
            .filter(
              (control) =>
                !(control.matches('a') && getComputedStyle(control).display === 'inline'),
            )
            .map((control) => ({
              control,
              // Around a box to tick the whole line can be hit.
              box: (control.matches('[type=checkbox], [type=radio]')
                ? (control.closest('label') ?? control)
                : control
              ).getBoundingClientRect(),
            }))
            // What is written into has an edge of one pixel around it that can be hit, too.
            .filter(({ control, box }) => {
              const edge = control.matches('input, select, textarea, div > button') ? 2 : 0;
              return box.height + edge < 43.9 || box.width + edge < 43.9;
            })
            .map(
              ({ control, box }) => `${control.outerHTML.slice(0, 120)} ${box.width}×${box.height}`,
            )
        );
      });
      expect(small, section).toEqual([]);
    }
  });
});
