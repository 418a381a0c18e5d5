import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { CONSENT_COOKIE } from '#app/lib/session/consent.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { Language } from '#locales/languages.ts';
import { sessionCookie } from '#tests/e2e/customer.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { launchChromium } from './chromium/launch-chromium.ts';

/**
 * Pictures of the demo and its history: for docs/demo.md each page of both brands on a phone and on
 * a wide screen, with the themes and four languages in turn, and the handful that README.md shows.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCS = path.join(ROOT, 'docs');
const HOSTS = { marquee: 'localhost', nova: 'nova.localhost' };
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const THEMES = ['light', 'dark'] as const;
const LANGUAGES: readonly Language[] = ['en', 'de', 'hi_IN', 'ja'];
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

type Brand = keyof typeof HOSTS;
type Screen = keyof typeof SCREENS;

interface Shown {
  who?: { email: string };
  path: string;
  /** A link of the list there that is followed: the first whose address looks so. */
  follow?: RegExp;
  /** Follows the last one instead, which is the oldest. */
  isLast?: true;
  /** What the picture begins with, where that is not the top of the page. */
  from?: string;
}

interface Picture extends Shown {
  file: string;
  brand: Brand;
  screen: Screen;
  language: Language;
  theme: (typeof THEMES)[number];
  /** What is opened on the page. */
  act?(page: Page): Promise<void>;
}

const PAGES: Readonly<Record<string, Shown>> = {
  dashboard: { who: DEMO_CUSTOMER, path: '/dashboard' },
  orders: { who: DEMO_CUSTOMER, path: '/orders' },
  order: {
    who: DEMO_CUSTOMER,
    path: '/orders?status=completed',
    follow: /\/orders\/\d+$/,
  },
  finances: { who: DEMO_CUSTOMER, path: '/finances' },
  'staff-orders': { who: DEMO_STAFF, path: '/staff/orders' },
  'staff-order': { who: DEMO_STAFF, path: '/staff/orders', follow: /\/staff\/orders\/\d+$/ },
  'staff-payments': { who: DEMO_STAFF, path: '/staff/payments' },
  'staff-support': { who: DEMO_STAFF, path: '/staff/support' },
  subscription: {
    who: DEMO_CUSTOMER,
    path: '/subscriptions?status=in_processing',
    follow: /\/subscriptions\/\d+$/,
    isLast: true,
    from: 'main h1',
  },
  channel: { who: DEMO_CUSTOMER, path: '/channel-statistics', from: 'main h2' },
  campaign: {
    who: DEMO_CUSTOMER,
    path: '/youtube-campaign',
    follow: /\/youtube-campaign\/\d+$/,
    isLast: true,
    from: 'main form[method=get]',
  },
  trials: { who: DEMO_CUSTOMER, path: '/free-trials', from: 'main h1' },
};

const BRANDS: readonly Brand[] = ['marquee', 'nova'];
const WIDTHS: readonly Screen[] = ['phone', 'desktop'];

/** Every page of the demo, so that each brand is seen in both themes and all four languages. */
const ofDemo: Picture[] = Object.entries(PAGES).flatMap(([name, shown], pageAt) =>
  BRANDS.flatMap((brand, brandAt) =>
    WIDTHS.map((screen, screenAt) => ({
      ...shown,
      file: `demo/${name}-${brand}-${screen}.webp`,
      brand,
      screen,
      language: LANGUAGES[(pageAt + 2 * brandAt + screenAt) % LANGUAGES.length] ?? 'en',
      theme: THEMES[(pageAt + brandAt) % THEMES.length] ?? 'light',
    })),
  ),
);

const desktop = { brand: 'marquee', screen: 'desktop', language: 'en', theme: 'light' } as const;
const phone = { ...desktop, screen: 'phone' } as const;

const ofReadme: Picture[] = [
  { ...desktop, file: 'images/home-marquee-light.webp', path: '/' },
  { ...desktop, file: 'images/home-marquee-dark.webp', path: '/', theme: 'dark' },
  { ...desktop, file: 'images/home-nova.webp', path: '/', brand: 'nova' },
  { ...phone, file: 'images/home-phone-hi.webp', path: '/', language: 'hi_IN' },
  { ...desktop, file: 'images/search-results.webp', path: '/search?query=likes' },
  {
    ...desktop,
    file: 'images/services-panel.webp',
    path: '/',
    brand: 'nova',
    act: async (page) => {
      await page.locator('a[aria-haspopup=dialog]:visible').first().click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    ...phone,
    file: 'images/services-phone-de.webp',
    path: '/?networkId=1',
    language: 'de',
    theme: 'dark',
  },
  {
    ...phone,
    file: 'images/menu-phone-ja.webp',
    path: '/',
    language: 'ja',
    act: (page) => page.locator('header button').first().click(),
  },
  {
    ...phone,
    file: 'images/account-phone.webp',
    path: '/dashboard',
    brand: 'nova',
    who: DEMO_CUSTOMER,
    act: (page) => page.getByTitle(DEMO_CUSTOMER.name).first().click(),
  },
  {
    ...desktop,
    file: 'images/account-panel.webp',
    path: '/dashboard',
    theme: 'dark',
    who: DEMO_CUSTOMER,
    act: (page) => page.getByTitle(DEMO_CUSTOMER.name).first().click(),
  },
];

async function open(page: Page, { path: place, follow, isLast }: Shown, [origin, language]: Place) {
  await page.goto(origin + localizedPath(language, place), { waitUntil: 'networkidle' });
  if (!follow) return;
  const links = await page.locator('main a').evaluateAll((all) =>
    // Anchors are all that the locator finds.
    all.map((link) => (link as HTMLAnchorElement).pathname),
  );
  const target = links.filter((link) => follow.test(link)).at(isLast ? -1 : 0);
  if (target === undefined) throw new Error(`No link of ${place} looks like ${String(follow)}.`);
  await page.goto(origin + target, { waitUntil: 'networkidle' });
}

/** Below the bar that stays at the top. */
const begin = (page: Page, from: string) =>
  page
    .locator(from)
    .first()
    .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 96));

type Place = readonly [origin: string, language: Language];

async function take(browser: Browser, server: { url: string; port: number }, picture: Picture) {
  const { brand, screen, language, theme, who, file, from, act } = picture;
  const host = HOSTS[brand];
  const origin = `http://${host}:${server.port}`;
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    colorScheme: theme,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    userAgent: BROWSER,
  });
  const consent = encodeURIComponent('analytics=denied&advertising=denied');
  await context.addCookies([{ name: CONSENT_COOKIE, value: consent, url: origin }]);
  if (who) await context.addCookies([await sessionCookie({ server, host }, who, DEMO_PASSWORD)]);
  const page = await context.newPage();
  await open(page, picture, [origin, language]);
  // The zone of the reader is known from the second page on.
  await page.reload({ waitUntil: 'networkidle' });
  if (from !== undefined) await begin(page, from);
  if (act) {
    await act(page);
    await page.waitForLoadState('networkidle');
  }
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot).webp({ quality: 78, effort: 6 }).toFile(path.join(DOCS, file));
  console.log(`${file}: ${language}, ${theme}`);
  await context.close();
}

const server = await startServer({ env: { MARQUEE_HISTORY: 'on' } });
const browser = await launchChromium();
try {
  await mkdir(path.join(DOCS, 'demo'), { recursive: true });
  for (const picture of [...ofDemo, ...ofReadme]) await take(browser, server, picture);
} finally {
  await browser.close();
  await server.stop();
}
