import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './panel.ts';

type Colour = readonly [number, number, number];

/** What stands there before; a colour that no theme has. */
const BEFORE: Colour = [255, 0, 255];
const CASES = (['light', 'dark', undefined] as const).flatMap((cookie) =>
  (['light', 'dark'] as const).map((system) => ({ cookie, system, wanted: cookie ?? system })),
);

/** The ground of every frame that the browser has shown so far. */
async function watchGrounds(cdp: CDPSession): Promise<() => Promise<Colour[]>> {
  const shown: Promise<Colour>[] = [];
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    shown.push(groundOf(Buffer.from(data, 'base64')));
    // The page may be gone by then.
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return () => Promise.all(shown);
}

/** The sum of all layout shifts, as the browser itself counts them, scripts or not. */
async function layoutShifts(cdp: CDPSession): Promise<() => number> {
  let sum = 0;
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    sum += event.layoutShiftDetails?.value ?? 0;
  });
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  return () => sum;
}

/** The colour at the lower start corner, where every page shows its ground. */
async function groundOf(frame: Buffer): Promise<Colour> {
  const { data, info } = await sharp(frame)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = ((info.height - 3) * info.width + 2) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function isNear(a: Colour, b: Colour): boolean {
  return a.every((part, index) => Math.abs(part - (b[index] ?? 0)) <= 2);
}

async function showSomethingElse(page: Page, panelUrl: string): Promise<void> {
  await page.route(`${panelUrl}/before`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<html style="background:rgb(${BEFORE.join()})"></html>`,
    }),
  );
  // A stylesheet that takes its time: whatever is painted without it would be seen.
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(`${panelUrl}/before`);
}

for (const { cookie, system, wanted } of CASES) {
  test(`no frame in another theme: cookie ${cookie ?? 'none'}, system ${system} @js`, async ({
    page,
    panelUrl,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    if (cookie) {
      await page.context().addCookies([{ name: 'theme', value: cookie, url: panelUrl }]);
    }
    await showSomethingElse(page, panelUrl);
    const cdp = await page.context().newCDPSession(page);
    const shifts = await layoutShifts(cdp);
    const groundsSoFar = await watchGrounds(cdp);
    await page.goto(panelUrl);
    const final = await groundOf(await page.screenshot());

    const isDark = final.every((part) => part < 60);
    expect(isDark ? 'dark' : 'light').toBe(wanted);
    const isFinal = (ground: Colour) => isNear(ground, final);
    // A frame is on its way for a while after it was shown.
    await expect.poll(async () => (await groundsSoFar()).some(isFinal)).toBe(true);
    const grounds = await groundsSoFar();
    expect(grounds.filter((ground) => !isFinal(ground) && !isNear(ground, BEFORE))).toEqual([]);
    expect(shifts()).toBe(0);
  });
}
