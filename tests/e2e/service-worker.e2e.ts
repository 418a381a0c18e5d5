import type { Page } from '@playwright/test';
import { startDeployingProxy, type DeployingProxy } from '#tests/harness/deploying-proxy.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { expect, hydrated, test as base } from './panel.ts';

interface NetworkFixtures {
  network: DeployingProxy;
  /** The panels of both brands behind that network. */
  marquee: string;
  nova: string;
}

interface Manifest {
  routes: Record<string, { path?: string; module: string }>;
}

const test = base.extend<NetworkFixtures>({
  serviceWorkers: 'allow',
  network: async ({ server, context }, use) => {
    const network = await startDeployingProxy(server.port);
    await use(network);
    await context.close();
    await network.stop();
  },
  marquee: async ({ network }, use) => use(`http://localhost:${network.port}/app`),
  nova: async ({ network }, use) => use(`http://nova.localhost:${network.port}/app`),
});

/** Resolves when the worker stands before this page and keeps the page for being offline. */
async function keptOffline(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (n) => (await caches.open(n)).keys()));
      return requests.flat().some(({ url }) => url.includes('/offline?'));
    });
  await expect.poll(isKept).toBe(true);
}

/** The address of the code of a route. */
function codeOf(page: Page, path: string): Promise<string> {
  return page.evaluate((asked) => {
    // Remix's own manifest, which no type knows.
    const { routes } = (window as unknown as { __remixManifest: Manifest }).__remixManifest;
    const route = Object.values(routes).find((each) => each.path === asked);
    if (!route) throw new Error(`There is no route ${asked}.`);
    return route.module;
  }, path);
}

/** Everything that is kept for this origin: addresses, and the texts behind those of pages. */
function keptHere(page: Page) {
  return page.evaluate(async () => {
    const found: { path: string; html: string | undefined; cookies: string | null }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isPage = answer?.headers.get('content-type')?.startsWith('text/html');
        const { pathname, search } = new URL(request.url);
        found.push({
          path: pathname + search,
          html: isPage ? await answer?.text() : undefined,
          cookies: answer?.headers.get('set-cookie') ?? null,
        });
      }
    }
    return found;
  });
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const isRegistered = (page: Page) =>
  page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration('/app')));

test('without a connection the brand says so in the language, and the way back works @js', async ({
  page,
  network,
  marquee,
}) => {
  await page.goto(`${marquee}/de`);
  await keptOffline(page);
  network.cut(true);
  await page.goto(`${marquee}/de/about?page=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Sie sind offline · Marquee');
  // With its own style, not as bare text.
  const ground = await page
    .getByRole('link', { name: 'Erneut versuchen' })
    .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  network.cut(false);
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(page).toHaveURL(`${marquee}/de/about?page=2`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('nothing of a person is kept, and nothing of one is shown to another @js', async ({
  page,
  context,
  network,
  marquee,
}) => {
  const visitAs = async (who: string) => {
    await context.addCookies([
      { name: 'session', value: `9999999999.${who.repeat(20)}`, url: marquee },
      { name: 'theme', value: 'dark', url: marquee },
    ]);
    for (const path of ['', '/orders', '/profile', '/finances']) await page.goto(marquee + path);
  };
  await page.goto(marquee);
  await keptOffline(page);
  await visitAs('a');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await visitAs('b');
  const kept = await keptHere(page);
  expect(kept.length).toBeGreaterThan(5);
  for (const { path, cookies } of kept) {
    expect(path).toMatch(/^\/(assets|instance-assets|app\/icons)\/|^\/app\/offline\?revision=/);
    expect(cookies).toBeNull();
  }
  const pages = kept.filter(({ html }) => html !== undefined);
  expect(pages.map(({ path }) => path.split('?')[0])).toEqual(['/app/offline']);
  expect(pages[0]?.html).not.toContain('data-theme="dark"');
  const asked = network.seen.filter(({ path }) => path.startsWith('/app/offline'));
  expect(asked.map(({ cookie }) => cookie)).toEqual(asked.map(() => undefined));
  network.cut(true);
  for (const path of ['', '/orders', '/profile', '/finances']) {
    await page.goto(marquee + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  }
});

test('each brand keeps its own page, and none of the other @js', async ({
  page,
  network,
  marquee,
  nova,
}) => {
  for (const home of [marquee, nova]) {
    await page.goto(home);
    await keptOffline(page);
  }
  network.cut(true);
  for (const [home, own, other] of [
    [marquee, 'Marquee', 'Nova Reach'],
    [nova, 'Nova Reach', 'Marquee'],
  ] as const) {
    await page.goto(`${home}/login`);
    await expect(page).toHaveTitle(`You are offline · ${own}`);
    const html = await page.content();
    expect(html).toContain(own);
    expect(html).not.toContain(other);
    for (const { html: kept = '' } of await keptHere(page)) expect(kept).not.toContain(other);
  }
});

test('a new build is offered, and taken with one reload when asked, again and again @js', async ({
  page,
  network,
  marquee,
}) => {
  await page.goto(marquee);
  await keptOffline(page);
  const documents = () => network.seen.filter(({ isDocument }) => isDocument).length;
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  const before = documents();
  for (let deployment = 1; deployment <= 8; deployment += 1) {
    network.deploy();
    await lookForUpdate(page);
    await expect(offer).toBeVisible();
    expect(documents()).toBe(before + deployment - 1);
    const reloaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Update' }).click();
    await reloaded;
    await keptOffline(page);
    expect(documents()).toBe(before + deployment);
  }
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.startsWith('files-')).length).toBeLessThanOrEqual(1);
  expect(names.filter((name) => name.startsWith('offline-'))).toHaveLength(1);
});

test('deployments that nobody takes reload nothing @js', async ({ page, network, marquee }) => {
  await page.goto(marquee);
  await keptOffline(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  for (let deployment = 0; deployment < 20; deployment += 1) {
    network.deploy();
    await lookForUpdate(page);
  }
  await expect(
    page.getByRole('status').filter({ hasText: 'A new version is ready.' }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('a page whose code is gone comes anew once, and then says what is wrong @js', async ({
  page,
  network,
  marquee,
}) => {
  const documents = () => network.seen.filter(({ isDocument }) => isDocument).length;
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(marquee);
  await hydrated(page);
  const code = await codeOf(page, 'register');
  network.lose(new RegExp(code));
  const before = documents();
  await signUp.click();
  await expect(page).toHaveURL(`${marquee}/register`);
  // The page that was asked for, as plain HTML: its code is still gone.
  await expect(heading).toHaveText('Sign up');
  expect(documents()).toBe(before + 1);
  expect(network.seen.filter(({ path }) => path === code).length).toBeGreaterThan(0);

  await page.goto(marquee);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await signUp.click();
  await expect(heading).toHaveText('Something went wrong');
  expect(documents()).toBe(before + 2);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);

  // What is still there goes on working.
  await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).click();
  await expect(page).toHaveURL(marquee);
  await expect(heading).not.toHaveText('Something went wrong');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('switched off, it leaves every browser with all that it kept @js', async ({
  page,
  network,
  marquee,
}) => {
  const off = await startServer({ env: { MARQUEE_SERVICE_WORKER: 'off' } });
  try {
    await page.goto(marquee);
    await keptOffline(page);
    network.moveTo(off.port);
    await page.goto(marquee);
    await expect.poll(() => isRegistered(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    const asked = () => network.seen.filter(({ path }) => path === '/app/sw.js').length;
    const before = asked();
    await page.goto(`${marquee}/login`);
    await hydrated(page);
    expect(asked()).toBe(before);
    expect(await isRegistered(page)).toBe(false);
  } finally {
    await off.stop();
  }
});

test('with the worker before it, no page breaks the policy @js', async ({
  page,
  marquee,
  complaints,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.goto(marquee);
  await keptOffline(page);
  for (const path of ['', '/de/orders', '/login', '/offline', '/ja']) {
    await page.goto(marquee + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stands = await page.evaluate(() => navigator.serviceWorker.controller !== null);
    expect(stands, path).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('without scripts there is no worker and nothing to install @no-js @drawn', async ({
  page,
  network,
  marquee,
}) => {
  await page.goto(marquee);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto(`${marquee}/orders?downloadPWA`);
  await expect(page.getByRole('region', { name: 'Manage your orders' })).toHaveCount(0);
  expect(network.seen.map(({ path }) => path)).not.toContain('/app/sw.js');
});
