import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import consent from '#locales/en/consent.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import service from '#locales/en/service.json' with { type: 'json' };
import { startServer } from '#tests/harness/start-server.ts';
import { CHROMIUM_ARGUMENTS } from './chromium/arguments.mjs';

/**
 * A first-time visitor on a phone, from the home page to an order that is paid: pictures of each
 * step for docs/first-order.md, and how long it took. A person reads and thinks as well; this only
 * taps, types and waits.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const PHONE = { width: 390, height: 844 };
const BROWSER =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const MOST_SECONDS = 60;
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const { values } = parseArgs({
  options: { out: { type: 'string', default: path.join(ROOT, 'docs/first-order') } },
});

interface Step {
  name: string;
  says: string;
  take(page: Page): Promise<void>;
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

const STEPS: readonly Step[] = [
  {
    name: 'home',
    says: 'The home page, and a question about cookies',
    take: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: consent.rejectAll, exact: true }).waitFor();
    },
  },
  {
    name: 'network',
    says: 'One of the networks on it',
    take: async (page) => {
      await page.getByRole('button', { name: consent.rejectAll, exact: true }).tap();
      await page
        .getByRole('main')
        .getByRole('link', { name: /YouTube/ })
        .first()
        .tap();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Quick start/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'service',
    says: 'A service, its price and how it was delivered before',
    take: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Quick start/ })
        .first()
        .tap();
      await page.getByLabel(service.order.url).waitFor();
    },
  },
  {
    name: 'link',
    says: 'The link and the quantity',
    take: async (page) => {
      await page.getByLabel(service.order.url).fill(LINK);
      await page.getByLabel(service.order.quantity, { exact: true }).fill('5000');
      await button(page, service.order.submit).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'order',
    says: 'The order as it was put together',
    take: async (page) => {
      await button(page, service.order.submit).tap();
      await page.locator('#order-form').waitFor();
    },
  },
  {
    name: 'checkout',
    says: 'An e-mail address, a way to pay, the total',
    take: async (page) => {
      const email = page.getByLabel(checkout.email);
      await email.fill('first@visitor.example');
      await email.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'gateway',
    says: 'The page of the bank, which is a sandbox here',
    take: async (page) => {
      await button(page, checkout.order).tap();
      await heading(page, payments.sandbox.title);
    },
  },
  {
    name: 'paid',
    says: 'Ordered and paid',
    take: async (page) => {
      await button(page, payments.sandbox.decision.approve).tap();
      await heading(page, checkout.placed.placed.title);
    },
  },
];

async function picture(page: Page, name: string): Promise<string> {
  const file = `${name}.png`;
  const shot = await page.screenshot({ animations: 'disabled' });
  const small = await sharp(shot).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  await writeFile(path.join(values.out, file), small);
  return `${file}, ${Math.ceil(small.length / 1024)} KB`;
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: await readFile(path.join(ROOT, '.cache/chromium-path'), 'utf8'),
  args: CHROMIUM_ARGUMENTS,
});
try {
  await mkdir(values.out, { recursive: true });
  const origin = `http://localhost:${server.port}`;
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    userAgent: BROWSER,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/app`);
  let total = 0;
  for (const [index, { name, says, take }] of STEPS.entries()) {
    const started = performance.now();
    await take(page);
    const seconds = (performance.now() - started) / 1000;
    total += seconds;
    const file = await picture(page, `${index + 1}-${name}`);
    console.log(`${seconds.toFixed(1)} s  ${says} (${file})`);
  }
  console.log(`${total.toFixed(1)} s in all`);
  if (total > MOST_SECONDS) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
