import {
  test as base,
  expect as inBrowser,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { CONSENT_COOKIE } from '#app/lib/session/consent.ts';
import { PlainBrowser } from '#tests/plain/context.ts';
import { expectPlain, isPlain } from '#tests/plain/expect.ts';
import { PlainPage } from '#tests/plain/page.ts';
import { CommonScene, type Mails, type PanelAddress } from './common-scene.ts';
import { makeCustomer, sessionCookie, type Customer } from './customer.ts';
import { SETTING, Stages, type Stage } from './stages.ts';

interface PanelFixtures {
  /** What stands behind the pages; a file whose journeys need another server says so. */
  stage: Stage | undefined;
  server: PanelAddress;
  /** The address of the panel of the first demo instance. */
  panelUrl: string;
  /** The same server under the host of the second one. */
  novaUrl: string;
  /** What the visitor has answered about cookies before; empty for who was never asked. */
  consent: string;
  /** What the servers have sent. */
  mails: Mails;
  /** Logs somebody of that name in, at the first demo instance unless told; they are made once. */
  logInAs: (name: string, host?: string) => Promise<Customer>;
  /** What went wrong on the page: errors, refused resources, policy violations. */
  complaints: string[];
}

interface WorkerFixtures {
  /** Reads pages as a browser without scripts does, and draws none. */
  isUndrawn: boolean;
  common: CommonScene;
  stages: Stages;
  /** Who was made so far, by server, host and name. */
  customers: Map<string, Customer>;
}

// The one of a headless browser is taken for a crawler's, which no language choice moves.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Has of a browser what journeys without scripts ask for; the rest fails by its name. */
export const undrawnBrowser = () => new PlainBrowser(USER_AGENT) as unknown as Browser;

export const test = base.extend<PanelFixtures, WorkerFixtures>({
  isUndrawn: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ isUndrawn, playwright }, use) => {
      if (isUndrawn) return use(undrawnBrowser());
      const browser = await playwright.chromium.launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  common: [
    // Playwright reads a fixture's needs off this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => use(new CommonScene(project.use.javaScriptEnabled !== false)),
    { scope: 'worker' },
  ],
  customers: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  stages: [
    async ({ common }, use) => {
      const stages = new Stages(common);
      await use(stages);
      await stages.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  stage: [undefined, { option: true }],
  server: [
    async ({ stage, stages, common }, use) =>
      use(stage ? (await stages.open(stage)).server : await common.server()),
    SETTING,
  ],
  userAgent: USER_AGENT,
  // What it answers passes by the routes of a journey; those about it ask for it.
  serviceWorkers: 'block',
  consent: ['analytics=denied&advertising=denied', { option: true }],
  context: async ({ browser, consent, server, javaScriptEnabled }, use) => {
    const context = await browser.newContext();
    if (javaScriptEnabled !== false) awaitHydration(context);
    if (consent !== '') {
      const value = encodeURIComponent(consent);
      const hosts = ['localhost', 'nova.localhost'];
      await context.addCookies(
        hosts.map((host) => ({
          name: CONSENT_COOKIE,
          value,
          url: `http://${host}:${server.port}`,
        })),
      );
    }
    await use(context);
    await context.close();
  },
  panelUrl: async ({ server }, use) => {
    await use(`http://localhost:${server.port}/app`);
  },
  novaUrl: async ({ server }, use) => {
    await use(`http://nova.localhost:${server.port}/app`);
  },
  mails: async ({ common }, use) => use(common.mails),
  logInAs: async ({ context, server, mails, customers }, use) => {
    await use(async (name, host = 'localhost') => {
      const key = `${server.port} ${host} ${name}`;
      const place = { server, host, mails };
      const customer = customers.get(key) ?? (await makeCustomer(place, name));
      customers.set(key, customer);
      await context.addCookies([await sessionCookie(place, customer)]);
      return customer;
    });
  },
  complaints: async ({ page, javaScriptEnabled }, use) => {
    const opened: unknown = page;
    if (opened instanceof PlainPage) return use(opened.complaints);
    await use(collectComplaints(page, javaScriptEnabled !== false));
  },
});

function collectComplaints(page: Page, loadsScripts: boolean): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    // Remix leaves it unhandled when a form overtakes an answer that is still being read.
    if (!message.startsWith('AbortError: ')) complaints.push(`error: ${message}`);
  });
  page.on('console', (message) => {
    // The same, where its single fetch was decoding that answer: it prints what it then throws.
    if (message.text().startsWith('AbortError: BodyStreamBuffer was aborted')) return;
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    // Loaded for a link somebody points at; how soon it is followed is a matter of time.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A navigation that another one overtook is no failure, nor a script where none may run.
    const isOvertaken = request.failure()?.errorText === 'net::ERR_ABORTED';
    const isScript = request.resourceType() === 'script';
    if (!isOvertaken && (loadsScripts || !isScript)) complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/**
 * Whoever opens a page looks at it before they touch it, by which time it runs; a journey would be
 * quicker. One that says what to wait for waits for that alone.
 */
function awaitHydration(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil === undefined) await hydrated(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      await hydrated(page);
      return answer;
    };
  });
}

interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Resolves when React has taken over all of the page: no click on a link asks for a document. A page
 * without it is as it will be.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!('__remixContext' in window)) return document.readyState === 'complete';
    const [key = ''] = Object.keys(document).filter((name) => name.startsWith('__reactContainer$'));
    // React's own mark, which no type knows.
    const container = (document as unknown as Record<string, ReactContainer | undefined>)[key];
    return container?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Says the same of a page, whatever browser it is open in. */
export const expect = new Proxy(inBrowser, {
  apply: (_target, _self, [subject, message]: [unknown, string?]) =>
    isPlain(subject) ? expectPlain(subject, message) : inBrowser(subject, message),
});
