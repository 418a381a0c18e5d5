import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { faultsOf, galleryPath, watchShifts, type GalleryLook } from '#tests/e2e/gallery-page.ts';
import { SECTIONS } from '#tests/e2e/gallery-sections.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { launchChromium } from './chromium/launch-chromium.ts';

/**
 * Pictures of every section of the gallery in every look, on a sheet to leaf through, with what
 * is wrong with each: too wide, cut, moving, or a finding of axe.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const WIDTHS = [390, 900, 1440];
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const { values } = parseArgs({
  options: {
    sections: { type: 'string', default: SECTIONS.join(',') },
    locales: { type: 'string', default: 'en,de,hi_IN,ja,en_XA' },
    brands: { type: 'string', default: 'marquee,nova' },
    themes: { type: 'string', default: 'light,dark' },
    directions: { type: 'string', default: 'ltr' },
    out: { type: 'string', default: path.join(ROOT, 'test-results/shots') },
  },
});

interface Shot {
  look: GalleryLook;
  width: number;
  file: string;
  faults: string[];
}

function allLooks(): GalleryLook[] {
  const list = (name: keyof typeof values) => values[name].split(',').filter(Boolean);
  const themes = (['light', 'dark'] as const).filter((theme) => list('themes').includes(theme));
  const directions = (['ltr', 'rtl'] as const).filter((one) => list('directions').includes(one));
  return list('sections').flatMap((section) =>
    list('brands').flatMap((brand) =>
      list('locales').flatMap((locale) =>
        themes.flatMap((theme) =>
          directions.map((direction) => ({ section, brand, locale, theme, direction })),
        ),
      ),
    ),
  );
}

async function takeShots(browser: Browser, origin: string, look: GalleryLook): Promise<Shot[]> {
  const context = await browser.newContext({ userAgent: BROWSER });
  const page = await context.newPage();
  await watchShifts(page);
  const shots: Shot[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${origin}/app${galleryPath(look)}`, { waitUntil: 'networkidle' });
    const faults = await faultsOf(page);
    if (width === WIDTHS[0]) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      faults.push(...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`));
    }
    const file = `${[...Object.values(look), width].join('-')}.png`;
    await page.screenshot({ path: path.join(values.out, file), fullPage: true });
    shots.push({ look, width, file, faults });
  }
  await context.close();
  return shots;
}

function contactSheet(shots: readonly Shot[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const tiles = shots.map(({ file, faults }) => {
    const list = faults.map((fault) => `<li>${escaped(fault)}</li>`).join('');
    return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}<ul>${list}</ul></figcaption></figure>`;
  });
  const style =
    'body{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem;font:13px system-ui}figure{margin:0}img{width:100%;height:24rem;object-fit:cover;object-position:top;border:1px solid #888}li{color:#b00020}';
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}</style>${tiles.join('')}`;
}

const server = await startServer({ env: { MARQUEE_PSEUDO_LANGUAGE: '1' } });
const browser = await launchChromium();
const shots: Shot[] = [];
try {
  await rm(values.out, { recursive: true, force: true });
  await mkdir(values.out, { recursive: true });
  for (const look of allLooks()) {
    shots.push(...(await takeShots(browser, `http://localhost:${server.port}`, look)));
  }
  await writeFile(path.join(values.out, 'index.html'), contactSheet(shots));
} finally {
  await browser.close();
  await server.stop();
}
const faulty = shots.filter(({ faults }) => faults.length > 0);
console.log(`${shots.length} shots in ${path.relative(ROOT, values.out)}, ${faulty.length} faulty`);
for (const { file, faults } of faulty.slice(0, 50)) console.log(`  ${file}: ${faults.join('; ')}`);
if (faulty.length > 0) process.exitCode = 1;
