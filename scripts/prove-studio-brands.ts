import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { startServer } from '#tests/harness/start-server.ts';
import { writeBrands } from '#tests/studio-brands/write-brands.ts';
import { launchChromium } from './chromium/launch-chromium.ts';

/** Random brands through the forms of the studio; a sample of them is measured in Chromium as well. */

const SCREENS = ['/', '/login', '/orders/create', '/about'];
const THEMES = ['light', 'dark'] as const;
const HOST = 'localhost';

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '500' },
    seed: { type: 'string', default: '7' },
    sample: { type: 'string', default: '25' },
  },
});
const brands = Number(values.brands);
const sample = Math.min(brands, Number(values.sample));
/** Spread over all of them, the first one among them. */
const isSampled = (at: number) =>
  sample > 0 && Math.floor((at * sample) / brands) !== Math.floor(((at - 1) * sample) / brands);

const server = await startServer();
const browser = await launchChromium();
let pages = 0;

/** What axe finds wrong with pages of the brand that is public. */
async function look(at: number): Promise<string[]> {
  if (!isSampled(at)) return [];
  const found: string[] = [];
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    for (const screen of SCREENS) {
      await page.goto(`http://${HOST}:${server.port}/app${screen}`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      pages += 1;
      for (const { id, nodes } of violations) {
        found.push(`${colorScheme}, ${screen}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
      }
    }
    await context.close();
  }
  return found;
}

const started = performance.now();
try {
  const report = await writeBrands({ server, host: HOST, brands, seed: Number(values.seed), look });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `brands: ${report.brands}, published: ${report.published}, ` +
      `fields refused with a reason: ${report.refusedFields}, pairs: ${report.pairs}, ` +
      `pages in Chromium: ${pages}, faults: ${report.faults.length} (${seconds} s)`,
  );
  for (const fault of report.faults.slice(0, 50)) console.log(`  ${fault}`);
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
