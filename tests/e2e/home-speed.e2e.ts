import type { Page } from '@playwright/test';
import { startSlowNetwork } from '#tests/harness/slow-network.ts';
import { expect, hydrated, test } from './panel.ts';

const VISITS = [
  { cookie: 'light', system: 'dark', shown: 'light', width: 390 },
  { cookie: 'dark', system: 'light', shown: 'dark', width: 1440 },
  { cookie: undefined, system: 'light', shown: 'light', width: 1440 },
  { cookie: undefined, system: 'dark', shown: 'dark', width: 390 },
] as const;

/** Adds up what the browser counts as moved, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The type of an entry is known by what was observed.
        (window as unknown as { moved: number }).moved += (entry as { value?: number }).value ?? 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let count = 0; count < 3; count += 1) await frame();
      return (window as unknown as { moved: number }).moved;
    });
}

/** Lets no picture of the brand through before it is told to; returns what was asked for. */
async function holdLogos(page: Page): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/instance-assets/**', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  return { asked, release };
}

test('only the logo that is seen is loaded, and coming late it moves nothing @js', async ({
  page,
  panelUrl,
}) => {
  const shifts = await watchShifts(page);
  const loaded: { shown: string; url: string; asked: string[] }[] = [];
  for (const { cookie, system, shown, width } of VISITS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: system });
    await page.context().clearCookies({ name: 'theme' });
    if (cookie) {
      await page.context().addCookies([{ name: 'theme', value: cookie, url: panelUrl }]);
    }
    const { asked, release } = await holdLogos(page);
    await page.goto(panelUrl, { waitUntil: 'domcontentloaded' });
    const logo = page.getByRole('banner').getByRole('img').first();
    // With all that it adds.
    await hydrated(page);
    release();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.waitForLoadState();
    expect(await shifts()).toBe(0);
    const url = await logo.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(asked).toContain(url);
    loaded.push({ shown, url, asked });
    await page.unrouteAll();
  }
  for (const { shown, asked } of loaded) {
    const others = loaded.filter((visit) => visit.shown !== shown);
    expect(asked).not.toContain(others[0]?.url);
  }
});

test('nothing moves while the page arrives piece by piece @js', async ({ page, server }) => {
  const network = await startSlowNetwork(server.port);
  const shifts = await watchShifts(page);
  for (const [host, width] of [
    ['localhost', 1440],
    ['nova.localhost', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`http://${host}:${network.port}/app`);
    await hydrated(page);
    expect(await shifts(), host).toBe(0);
  }
  await network.stop();
});
