import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import studio from '#locales/en/studio.json' with { type: 'json' };
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { launchChromium } from './chromium/launch-chromium.ts';
import { Newcomer } from './rebrand/newcomer.ts';
import { BANNER, HEADING, MENU_TITLE, NAME, STEPS } from './rebrand/steps.ts';

/**
 * The owner of the demo makes another brand of it out of one logo, with a script in the page and
 * without: in at most twelve steps, each with a picture for docs/rebrand.md. Somebody else's browser
 * shows it within a second of its publication, and shows what was there before once it is restored.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const LEFT_BEHIND = path.join(ROOT, 'test-results/rebrand');
const SCREEN = { width: 1440, height: 900 };
const MOST_STEPS = 12;
const MOST_MS = 1000;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(ROOT, 'docs/rebrand') },
  },
});

/** For the docs, or beside what else a run leaves behind. */
async function picture(page: Page, name: string, isInDocs = true): Promise<string> {
  const file = `${name}.webp`;
  const folder = isInDocs ? values.out : LEFT_BEHIND;
  await page.waitForLoadState();
  const shot = await page.screenshot({ animations: 'disabled' });
  const small = await sharp(shot).resize(1080).webp({ quality: 72, effort: 6 }).toBuffer();
  await writeFile(path.join(folder, file), small);
  return `${file}, ${Math.ceil(small.length / 1024)} KB`;
}

/** Where it stood when it did not go on. */
async function orPicture<Taken>(page: Page, work: Promise<Taken>): Promise<Taken> {
  try {
    return await work;
  } catch (error) {
    const file = path.join(LEFT_BEHIND, 'failed.png');
    await page.screenshot({ path: file, fullPage: true });
    console.error(`${page.url()} is in ${file}`);
    throw error;
  }
}

/** What a visitor finds of the brand on the public home page, and how soon the page was there. */
async function publicBrand(page: Page, origin: string) {
  const started = performance.now();
  const answer = await page.goto(`${origin}/app`, { waitUntil: 'commit' });
  await answer?.finished();
  const ms = performance.now() - started;
  await page.waitForLoadState('domcontentloaded');
  const brand = await brandOn(page);
  return { ms, brand };
}

function brandOn(page: Page) {
  return page.evaluate(
    ([menu = '', heading = '', banner = '']) => {
      const style = getComputedStyle(document.documentElement);
      const text = document.body.textContent ?? '';
      return {
        title: document.title,
        logo: document.querySelector('header img')?.getAttribute('src'),
        brand: style.getPropertyValue('--mq-brand-solid'),
        headings: style.getPropertyValue('--mq-font-heading'),
        look: document.querySelector('[data-look]')?.getAttribute('data-look'),
        blocks: [...document.querySelectorAll('[id^="block-"]')].map(({ id }) => id).join(' '),
        texts: [menu, heading, banner].filter((one) => text.includes(one)).join(', '),
      };
    },
    [MENU_TITLE, HEADING, BANNER],
  );
}

type Brand = Awaited<ReturnType<typeof brandOn>>;

function differs(name: string, found: Brand, wanted: (found: Brand) => boolean): void {
  if (wanted(found)) return;
  console.error(`${name}: ${JSON.stringify(found, null, 2)}`);
  process.exitCode = 1;
}

async function shownWithin(visitor: Page, origin: string, isIt: (found: Brand) => boolean) {
  const { ms, brand } = await publicBrand(visitor, origin);
  if (ms > MOST_MS) process.exitCode = 1;
  differs('The public page is not as it should be', brand, isIt);
  return ms.toFixed(0);
}

async function rebrand(browser: Browser, origin: string, hasScript: boolean): Promise<void> {
  const context = await browser.newContext({
    ...{ viewport: SCREEN, userAgent: BROWSER, javaScriptEnabled: hasScript },
    reducedMotion: 'reduce',
  });
  const elsewhere = await browser.newContext({ viewport: SCREEN, userAgent: BROWSER });
  const page = await context.newPage();
  const visitor = await elsewhere.newPage();
  const { brand: before } = await publicBrand(visitor, origin);
  const newcomer = new Newcomer({ context, page, origin, hasScript });
  const suffix = hasScript ? '' : '-without-script';
  console.log(hasScript ? 'With a script:' : 'Without a script:');
  let total = 0;
  for (const [index, { name, says, shows, take, isInDocs }] of STEPS.entries()) {
    const started = performance.now();
    const shown = (await orPicture(page, take(newcomer))) ?? page;
    const seconds = (performance.now() - started) / 1000;
    total += seconds;
    await shows?.(newcomer).scrollIntoViewIfNeeded();
    const isShown = isInDocs === 'both' || (isInDocs !== undefined && hasScript);
    const file = await picture(shown, `${index + 1}-${name}${suffix}`, isShown);
    if (shown !== page) await shown.close();
    console.log(`${seconds.toFixed(1)} s  ${says} (${file})`);
  }
  console.log(`${total.toFixed(1)} s and ${STEPS.length} steps in all`);
  if (STEPS.length > MOST_STEPS) process.exitCode = 1;
  const isRebranded = (found: Brand) =>
    found.title.includes(NAME) &&
    found.logo !== before.logo &&
    found.brand !== before.brand &&
    found.headings !== before.headings &&
    found.look !== before.look &&
    found.blocks !== before.blocks &&
    found.texts === [MENU_TITLE, HEADING, BANNER].join(', ');
  console.log(`${await shownWithin(visitor, origin, isRebranded)} ms until a visitor sees it`);
  if (hasScript) console.log(await picture(visitor, 'public'));
  await restore(newcomer);
  const isAsBefore = (found: Brand) => JSON.stringify(found) === JSON.stringify(before);
  console.log(`${await shownWithin(visitor, origin, isAsBefore)} ms until it is as before`);
  await context.close();
  await elsewhere.close();
}

/** The revision before the last one becomes a draft, which is published like any other. */
async function restore(newcomer: Newcomer): Promise<void> {
  const { main, page } = newcomer;
  await newcomer.open('history');
  await main.getByRole('listitem').getByRole('link').nth(1).click();
  await main.getByRole('button', { name: /^Restore revision/ }).click();
  await newcomer.arrived(studio.publish.title);
  await newcomer.field(studio.publish.note).fill('As it was');
  await newcomer.button(studio.publish.now).click();
  await newcomer.arrived(studio.schedule.status.published);
  await page.waitForLoadState();
}

let server: RunningServer | undefined;
let browser: Browser | undefined;
try {
  await mkdir(values.out, { recursive: true });
  await mkdir(LEFT_BEHIND, { recursive: true });
  server = await startServer();
  browser = await launchChromium();
  const origin = `http://localhost:${server.port}`;
  for (const hasScript of [true, false]) await rebrand(browser, origin, hasScript);
} finally {
  await browser?.close();
  await server?.stop();
}
