import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { startRecolouredCore } from '#tests/harness/recoloured-core.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { randomFrom, randomInput } from '#tests/themes/random-input.ts';
import { launchChromium } from './chromium/launch-chromium.ts';

/** Random brands on the main screens, in light and dark: axe must find nothing. */

const SCREENS = ['/', '/login', '/register', '/orders', '/orders/create', '/about', '/nowhere/at'];
const THEMES = ['light', 'dark'] as const;
const ROOT = path.resolve(import.meta.dirname, '..');
const SHOT = { width: 1200, height: 800 };
const SHOWN = 10;

interface Job {
  browser: Browser;
  origin: string;
  brand: number;
  theme: (typeof THEMES)[number];
}

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '50' },
    seed: { type: 'string', default: '7' },
    out: { type: 'string', default: path.join(ROOT, 'test-results/brands') },
  },
});

function coloursOf(host: string): object {
  const brand = Number(/\d+/.exec(host)?.[0] ?? 0);
  return randomInput(randomFrom(Number(values.seed) * 1_000 + brand)).colours;
}

async function findings({ browser, origin, brand, theme }: Job, shots: Buffer[]) {
  const context = await browser.newContext({ viewport: SHOT, colorScheme: theme });
  const page = await context.newPage();
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.goto(`${origin}/app${screen}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(`brand ${brand}, ${theme}, ${screen}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
    }
    if (screen === '/' && brand < SHOWN) shots.push(await page.screenshot());
  }
  await context.close();
  return found;
}

/** All pictures in two columns, small enough to be looked at in one go. */
async function contactSheet(shots: readonly Buffer[], file: string): Promise<void> {
  const [width, height] = [600, 400];
  const tiles = await Promise.all(
    shots.map(async (shot, index) => ({
      input: await sharp(shot).resize(width, height).toBuffer(),
      left: (index % 2) * width,
      top: Math.floor(index / 2) * height,
    })),
  );
  const rows = Math.ceil(tiles.length / 2);
  const sheet = {
    width: 2 * width,
    height: rows * height,
    channels: 3,
    background: '#888',
  } as const;
  await sharp({ create: sheet }).composite(tiles).png().toFile(file);
}

const core = await startServer();
const recoloured = await startRecolouredCore(core.url, coloursOf);
const panel = await startServer({ env: { MARQUEE_ROLE: 'panel', CORE_URL: recoloured.url } });
const browser = await launchChromium(['--host-resolver-rules=MAP *.example 127.0.0.1']);
const found: string[] = [];
const shots: Buffer[] = [];
try {
  for (let brand = 0; brand < Number(values.brands); brand += 1) {
    const origin = `http://brand-${brand}.example:${panel.port}`;
    for (const theme of THEMES)
      found.push(...(await findings({ browser, origin, brand, theme }, shots)));
  }
  await mkdir(values.out, { recursive: true });
  await contactSheet(shots, path.join(values.out, 'brands.png'));
} finally {
  await browser.close();
  await panel.stop();
  await recoloured.stop();
  await core.stop();
}
const pages = Number(values.brands) * THEMES.length * SCREENS.length;
console.log(`brands: ${values.brands}, pages: ${pages}, findings: ${found.length}`);
for (const line of found.slice(0, 50)) console.log(`  ${line}`);
if (found.length > 0) process.exitCode = 1;
