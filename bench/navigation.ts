import type { Page } from '@playwright/test';
import { launchChromium } from '#scripts/chromium/launch-chromium.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { sessionCookie } from '#tests/e2e/customer.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { median, refuse, report } from './report/report.ts';

// How long a reader waits for the next page in a browser: by a link that the script follows, beside
// the same page loaded anew.

const HOST = 'localhost';
const ROUNDS = 12;
const MOST_MS = 120;

const PAGES = [
  ...['/', '/dashboard', '/orders/create', '/orders', '/finances', '/add-funds'],
  ...['/statistics', '/notices', '/profile', '/staff/orders'],
] as const;

/** As Remix leaves it for its own tools. */
interface Router {
  navigate(to: string): Promise<void>;
}
type InBrowser = typeof globalThis & { __remixRouter: Router };

/** Milliseconds until the page is there and drawn; what runs in the browser cannot name functions. */
const follow = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (to) => {
    const started = performance.now();
    // Remix has set it before this is called.
    await (globalThis as InBrowser).__remixRouter.navigate(to);
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
    return performance.now() - started;
  }, path);

async function load(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? 0);
}

const server = await startServer({ env: { MARQUEE_HISTORY: 'on' } });
const browser = await launchChromium();
const origin = `http://${HOST}:${server.port}`;
try {
  for (const path of PAGES) {
    const who = path.startsWith('/staff') ? DEMO_STAFF : DEMO_CUSTOMER;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([await sessionCookie({ server, host: HOST }, who, DEMO_PASSWORD)]);
    const page = await context.newPage();
    const from = path === '/profile' ? '/notices' : '/profile';
    const [followed, loaded]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      loaded.push(await load(page, `${origin}/app${path}`));
      await load(page, `${origin}/app${from}`);
      // What a page needs of scripts is there from the second time on.
      await page.waitForFunction(() => '__remixRouter' in globalThis);
      followed.push(await follow(page, path));
    }
    const ours = Math.round(median(followed.slice(2)));
    report({
      measure: path,
      ours,
      reference: Math.round(median(loaded.slice(2))),
      unit: 'ms until the next page is drawn',
      against: 'the page loaded anew',
    });
    if (ours > MOST_MS) refuse(`${path} took ${ours} ms, and may take ${MOST_MS}.`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
