import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Sample {
  from: string;
  /** What the file imports; `type …` makes it a type-only import. */
  to: string;
}

interface Refused extends Sample {
  rule: string;
}

const refused: Refused[] = [
  ['instance-schema/a.ts', '#core/errors.ts', 'instance-schema-is-a-leaf'],
  ['themes/a.ts', '#app/lib/pages/paths.ts', 'themes-is-a-leaf'],
  ['themes/b.ts', '#instance-schema/settings.ts', 'themes-reads-only-types-of-schemas'],
  ['locales/a.ts', '#core/errors.ts', 'locales-is-a-leaf'],
  ['core/texts.ts', '#locales/load-texts.ts', 'texts-through-their-loader'],
  ['core/a.ts', '#app/lib/pages/paths.ts', 'core-knows-no-panel'],
  ['core/ordering/orders/a.ts', '#server/env.ts', 'core-knows-no-panel'],
  ['core/ordering/orders/b.ts', 'react', 'core-knows-no-react'],
  [
    'core/ordering/orders/c.ts',
    '#core/pricing/coupons/coupon.store.ts',
    'store-is-private-to-its-noun',
  ],
  [
    'core/ordering/orders/a.contract.ts',
    '#core/ordering/orders/order.store.ts',
    'contract-is-isomorphic',
  ],
  ['core/ordering/orders/b.contract.ts', 'node:crypto', 'contract-without-node'],
  [
    'core/ordering/orders/a.pure.ts',
    '#core/ordering/orders/redeem-coupon.ts',
    'pure-is-isomorphic',
  ],
  [
    'core/ordering/orders/b.pure.ts',
    '#core/pricing/coupons/coupon.contract.ts',
    'pure-without-zod',
  ],
  ['app/areas/shop/faq/seam.ts', '#core/errors.ts', 'core-through-its-seam'],
  ['app/lib/seam.server.ts', '#core/pricing/coupons/redeem-coupon.ts', 'core-through-its-seam'],
  ['app/lib/noun.server.ts', 'type #core/pricing/coupons/coupon.ts', 'nouns-behind-the-seam'],
  ['app/components/a.tsx', '#core/pricing/coupons/coupon.contract.ts', 'contracts-as-types-only'],
  ['app/lib/host.server.ts', '#server/env.ts', 'panel-knows-no-host'],
  ['app/ui/a.tsx', '#app/lib/pages/paths.ts', 'ui-knows-themes-only'],
  ['app/ui/b.tsx', '#locales/languages.ts', 'ui-knows-themes-only'],
  ['app/ui/c.tsx', '@remix-run/react', 'ui-without-router-and-texts'],
  ['app/ui/d.tsx', 'react-i18next', 'ui-without-router-and-texts'],
  ['app/components/b.tsx', '#app/areas/shop/faq/route.tsx', 'parts-know-no-route'],
  ['app/lib/a.ts', '#app/components/header.tsx', 'lib-knows-no-component'],
  ['app/shell/a.tsx', '#app/lib/session/session.server.ts', 'server-code-stays-on-the-server'],
  ['app/lib/b.ts', 'node:fs', 'browser-without-node'],
  ['app/forms/a.ts', 'zod', 'zod-stays-on-the-server'],
  ['app/lib/pages/a.ts', '#app/pages.ts', 'pages-stay-on-the-server'],
  ['app/areas/shop/faq/links.ts', '#app/pages.ts', 'pages-stay-on-the-server'],
  ['app/lib/c.server.ts', 'kysely', 'no-sql-in-the-panel'],
  [
    'app/areas/ordering/list/route.tsx',
    '#app/areas/shop/faq/route.tsx',
    'route-never-imports-a-route',
  ],
  [
    'app/areas/ordering/part.tsx',
    '#app/areas/ordering/one/route.tsx',
    'route-never-imports-a-route',
  ],
  ['app/areas/ordering/a.tsx', '#app/areas/shop/faq/answers.tsx', 'route-parts-stay-in-their-area'],
  ['core/circle/a.ts', '#core/circle/b.ts', 'no-circular'],
  ['core/pricing/coupons/a.ts', '#core/ordering/orders/place.ts', 'domains-look-one-way'],
  ['core/own-data/export/a.ts', '#core/nouns.ts', 'domains-look-one-way'],
  [
    'core/own-data/export/b.ts',
    '#core/billing/cards/card.store.ts',
    'store-is-private-to-accounts',
  ],
  ['app/lib/d.server.ts', '#server/env.ts', 'server-is-imported-by-nobody'],
  ['core/seed.ts', '#fixtures/load.ts', 'fixtures-only-for-demo-and-tests'],
  ['server/a.ts', '#core/testing/actors.ts', 'test-code-only-in-tests'],
  ['server/b.ts', '#tests/harness/request.ts', 'test-code-only-in-tests'],
  ['server/c.ts', '#server/env.test.ts', 'test-code-only-in-tests'],
  ['server/d.ts', '#scripts/build.ts', 'tools-are-not-part-of-the-program'],
  ['server/e.ts', 'vitest', 'program-needs-no-dev-dependency'],
  ['server/f.ts', '#server/missing.ts', 'everything-resolves'],
].map(([from, to, rule]) => ({ from: from ?? '', to: to ?? '', rule: rule ?? '' }));

const allowed: Sample[] = [
  ['instance-schema/ok.ts', '#locales/languages.ts'],
  ['themes/ok.ts', 'type #instance-schema/settings.ts'],
  ['core/ok.ts', '#locales/languages.ts'],
  ['core/ordering/orders/ok.ts', '#core/pricing/coupons/redeem-coupon.ts'],
  ['core/ordering/orders/place-order.ts', '#core/ordering/orders/order.store.ts'],
  ['core/ordering/orders/ok.contract.ts', '#core/errors.ts'],
  ['core/ordering/orders/ok.test.ts', '#core/testing/actors.ts'],
  ['core/pricing/coupons/ok.ts', 'type #core/ordering/orders/place.ts'],
  ['core/own-data/export/ok.ts', '#core/accounts/customers/customer.store.ts'],
  ['core/types/a.ts', 'type #core/types/b.ts'],
  ['core/types/b.ts', '#core/types/a.ts'],
  ['app/lib/log.server.ts', 'type #core/log.ts'],
  ['app/lib/testing/ok.ts', '#core/testing/actors.ts'],
  ['instance-schema/generation/ok.ts', 'vitest'],
  ['app/lib/core/core.server.ts', '#core/pricing/coupons/coupon.contract.ts'],
  ['app/components/ok.tsx', 'type #core/pricing/coupons/coupon.contract.ts'],
  ['app/components/deep.tsx', '#app/ui/button.tsx'],
  ['app/shell/ok.tsx', 'type #app/root.tsx'],
  ['app/lib/pages/ok.ts', 'type #app/pages.ts'],
  ['app/lib/pages/ok.server.ts', '#app/pages.ts'],
  ['app/routes.ts', '#app/pages.ts'],
  ['app/ui/ok.tsx', '#themes/tokens.ts'],
  ['app/ui/ok2.tsx', 'react'],
  ['app/areas/shop/faq/ok.tsx', '#app/lib/session/session.server.ts'],
  ['app/areas/ordering/one/ok.tsx', '#app/areas/ordering/shared-part.tsx'],
  ['server/ok.ts', '#app/lib/session/session.server.ts'],
  ['server/ok2.ts', '#fixtures/load.ts'],
  ['server/ok3.ts', '#core/pricing/coupons/redeem-coupon.ts'],
  ['server/dev.ts', 'vitest'],
  ['fixtures/ok.ts', '#core/pricing/coupons/redeem-coupon.ts'],
  ['tests/ok.test.ts', '#server/env.ts'],
  ['scripts/ok.ts', '#server/env.ts'],
].map(([from, to]) => ({ from: from ?? '', to: to ?? '' }));

/** The other half of a circle; the cruiser reports a circle at one of its files. */
const circle: Sample[] = [{ from: 'core/circle/b.ts', to: '#core/circle/a.ts' }];

/** Two nouns that need each other by different files, which is no circle of files. */
const nouns: Sample[] = [
  { from: 'core/feedback/reviews/a.ts', to: '#core/feedback/reports/b.ts' },
  { from: 'core/feedback/reports/c.ts', to: '#core/feedback/reviews/d.ts' },
];

let folder: string;
let report: string[];
let found: Set<string>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'marquee-matrix-')));
  await writeTree();
  report = await violations();
  found = new Set(report.map(fileAndRule));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(refused)('$from may not import $to ($rule)', ({ from, rule }) => {
  expect([...found].filter((entry) => entry.startsWith(`${from} `))).toContain(`${from} ${rule}`);
});

test.each(allowed)('$from may import $to', ({ from }) => {
  expect([...found].filter((entry) => entry.startsWith(`${from} `))).toEqual([]);
});

test('two nouns of the core may not need each other', () => {
  expect(report).toContain(
    'nouns-look-one-way: core/feedback/reports → core/feedback/reviews → core/feedback/reports',
  );
});

test('no rule of the matrix is without a sample it refuses', async () => {
  const config: unknown = await import(path.join(ROOT, '.dependency-cruiser.js'));
  const names = JSON.stringify(config).matchAll(/"name":"([a-z-]+)"/g);
  const bitten = new Set(refused.map((sample) => sample.rule));
  expect([...names].map(([, name]) => name).filter((name) => !bitten.has(name ?? ''))).toEqual([]);
});

/** Writes each sample as a file with that one import, and every file that a sample points to. */
async function writeTree(): Promise<void> {
  const own = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const { imports, dependencies, devDependencies } = own;
  await write('package.json', JSON.stringify({ imports, dependencies, devDependencies }));
  for (const name of ['react', 'zod', 'kysely', 'vitest', '@remix-run/react', 'react-i18next']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, 'export const x = 1;\n');
  }
  const samples = [...refused, ...allowed, ...circle, ...nouns];
  const targets = samples.map((sample) => sample.to.replace(/^type /, ''));
  for (const target of targets.filter(
    (name) => name.startsWith('#') && !name.includes('missing'),
  )) {
    await write(target.slice(1), 'export const x = 1;\n');
  }
  for (const { from, to } of samples) {
    const line = to.startsWith('type ')
      ? `import type { x } from '${to.slice(5)}';\nexport type X = typeof x;\n`
      : `import { x } from '${to}';\nexport const y = x;\n`;
    await write(from, line);
  }
}

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What the report says, a line each: `rule: from → to`. */
async function violations(): Promise<string[]> {
  const tops = new Set([...refused, ...allowed].map(({ from }) => from.split('/')[0] ?? ''));
  const command = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(ROOT, '.dependency-cruiser.js');
  const reporter = `plugin:${path.join(ROOT, 'scripts/lint/report-imports.mjs')}`;
  const args = ['--config', config, '--no-cache', '--output-type', reporter, ...tops];
  const run = promisify(execFile)(process.execPath, [command, ...args], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  // It ends with the number of what it refuses.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.trim().split('\n');
}

function fileAndRule(line: string): string {
  const [, rule, from] = /^([a-z-]+): (\S+)/.exec(line) ?? [];
  return `${from} ${rule}`;
}
