import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import payments from '#locales/en/payments.json' with { type: 'json' };
import shop from '#locales/en/shop.json' with { type: 'json' };
import { startServer } from '#tests/harness/start-server.ts';
import { launchChromium } from './chromium/launch-chromium.ts';

/**
 * A first-time visitor on a phone, from the home page to an order that is paid, with a script in the
 * page and without: pictures of each step for docs/first-order.md, how many taps it takes and how
 * long. A person reads and thinks as well; this only taps, types and waits.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const PHONE = { width: 390, height: 844 };
const BROWSER =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const MOST_SECONDS = 40;
const MOST_TAPS = 5;
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const { values } = parseArgs({
  options: { out: { type: 'string', default: path.join(ROOT, 'docs/first-order') } },
});

/** Fingers on the screen: into a field counts as well as on a button. */
class Visitor {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  async heading(title: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }
}

interface Step {
  name: string;
  says: string;
  take(visitor: Visitor): Promise<void>;
}

const STEPS: readonly Step[] = [
  {
    name: 'home',
    says: 'The home page, with a field for a link',
    take: ({ page }) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'offers',
    says: 'The link is pasted: three offers with their prices',
    take: async (visitor) => {
      const { page } = visitor;
      const field = page.getByRole('textbox', { name: shop.link.label });
      await visitor.tap(field);
      await page.keyboard.insertText(LINK);
      await page.keyboard.press('Enter');
      await page.locator('#offers').getByRole('listitem').nth(2).waitFor();
    },
  },
  {
    name: 'form',
    says: 'The order, filled in; only an e-mail address is missing',
    take: async (visitor) => {
      const { page } = visitor;
      await visitor.tap(page.locator('#offers').getByRole('link').first());
      const email = page.getByLabel(checkout.email);
      await visitor.tap(email);
      await page.keyboard.type('first@visitor.example');
      // "Done" on the keyboard of the phone, which covers the button until then.
      await email.evaluate((field) => field.blur());
    },
  },
  {
    name: 'gateway',
    says: 'The page of the card, which is a sandbox here',
    take: async (visitor) => {
      await visitor.tap(visitor.button(checkout.order).last());
      await visitor.heading(payments.sandbox.title);
    },
  },
  {
    name: 'paid',
    says: 'Ordered and paid',
    take: async (visitor) => {
      await visitor.tap(visitor.button(payments.sandbox.decision.approve));
      await visitor.heading(checkout.placed.placed.title);
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

async function order(browser: Browser, origin: string, javaScriptEnabled: boolean): Promise<void> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    userAgent: BROWSER,
    javaScriptEnabled,
  });
  const page = await context.newPage();
  const visitor = new Visitor(page);
  console.log(javaScriptEnabled ? 'With a script:' : 'Without a script:');
  await page.goto(`${origin}/app`);
  let total = 0;
  for (const [index, { name, says, take }] of STEPS.entries()) {
    const started = performance.now();
    await take(visitor);
    const seconds = (performance.now() - started) / 1000;
    total += seconds;
    const suffix = javaScriptEnabled ? '' : '-without-script';
    const file = await picture(page, `${index + 1}-${name}${suffix}`);
    console.log(`${seconds.toFixed(1)} s  ${says} (${file})`);
  }
  console.log(`${total.toFixed(1)} s and ${visitor.taps} taps in all`);
  if (total > MOST_SECONDS || visitor.taps > MOST_TAPS) process.exitCode = 1;
  await context.close();
}

const server = await startServer();
const browser = await launchChromium();
try {
  await mkdir(values.out, { recursive: true });
  const origin = `http://localhost:${server.port}`;
  for (const javaScriptEnabled of [true, false]) await order(browser, origin, javaScriptEnabled);
} finally {
  await browser.close();
  await server.stop();
}
