import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { CONSENT_COOKIE } from '#app/lib/session/consent.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { copyInstances } from '#tests/harness/instance-folder.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { applyLook } from '#themes/looks/apply-look.ts';
import type { Look } from '#themes/looks/look.ts';
import { LOOKS } from '#themes/looks/looks.ts';
import { launchChromium } from './chromium/launch-chromium.ts';

/** Pictures of the home page in each look, for docs/looks.md: on a wide screen and on a phone. */

const ROOT = path.resolve(import.meta.dirname, '..');
const SCREENS = { desktop: { width: 1440, height: 1000 }, phone: { width: 390, height: 844 } };
const MOST_BYTES = 120 * 1024;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const { values } = parseArgs({
  options: {
    looks: { type: 'string', default: LOOKS.map(({ id }) => id).join(',') },
    themes: { type: 'string', default: 'own' },
    out: { type: 'string', default: path.join(ROOT, 'docs/looks') },
    full: { type: 'boolean', default: false },
  },
});

/** As its first visitors see it. */
const ownTheme = ({ defaultTheme }: Look) => (defaultTheme === 'dark' ? 'dark' : 'light');

const BOTH = ['light', 'dark'] as const;

async function takeLook(browser: Browser, look: Look): Promise<void> {
  const { documents } = await loadInstanceFixture('marquee');
  const instances = await copyInstances({ marquee: applyLook(look, documents.settings) });
  const server = await startServer({ env: { MARQUEE_FIXTURES: instances.folder } });
  const asked: readonly Drawn['theme'][] = values.themes === 'own' ? [ownTheme(look)] : BOTH;
  try {
    for (const theme of asked) {
      for (const [name, viewport] of Object.entries(SCREENS)) {
        const file = [look.id, name, ...(values.themes === 'own' ? [] : [theme])].join('-');
        const shot = await draw(browser, {
          origin: `http://localhost:${server.port}`,
          theme,
          viewport,
        });
        await keep(shot, path.join(values.out, `${file}.webp`));
      }
    }
  } finally {
    await server.stop();
    await instances.remove();
  }
}

interface Drawn {
  origin: string;
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

async function draw(browser: Browser, { origin, theme, viewport }: Drawn): Promise<Buffer> {
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    userAgent: BROWSER,
  });
  const consent = encodeURIComponent('analytics=denied&advertising=denied');
  await context.addCookies([
    { name: CONSENT_COOKIE, value: consent, url: origin },
    { name: 'theme', value: theme, url: origin },
  ]);
  const page = await context.newPage();
  await page.goto(`${origin}/app`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled', fullPage: values.full });
  await context.close();
  return shot;
}

/** As good as it can be at its size. */
async function keep(shot: Buffer, file: string): Promise<void> {
  for (const quality of [80, 70, 60, 45]) {
    await sharp(shot).webp({ quality, effort: 6 }).toFile(file);
    const { size } = await stat(file);
    if (size <= MOST_BYTES) {
      console.log(`${path.relative(ROOT, file)}: ${Math.round(size / 1024)} KB`);
      return;
    }
  }
  throw new Error(`${file} is larger than ${MOST_BYTES} bytes.`);
}

const browser = await launchChromium();
try {
  await mkdir(values.out, { recursive: true });
  const wanted = values.looks.split(',');
  for (const look of LOOKS.filter(({ id }) => wanted.includes(id))) await takeLook(browser, look);
} finally {
  await browser.close();
}
