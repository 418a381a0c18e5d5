import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeScratchFolder } from '#core/testing/scratch-folder.ts';
import { programOf, run } from '../run-command.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Sample {
  file: string;
  code: string;
}

interface Report {
  diagnostics: { code?: string; message: string; filename: string }[];
}

/** The rules that each sample breaks, by its place in the list: all are read at once. */
async function readSamples(samples: readonly Sample[]): Promise<Map<number, string[]>> {
  const folder = makeScratchFolder();
  const config = await ownConfig();
  for (const [at, { file, code }] of samples.entries()) {
    const place = path.join(folder, String(at), file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, `${code}\n`);
    await writeFile(path.join(folder, String(at), '.oxlintrc.json'), config);
  }
  const { output } = await run([...programOf('oxlint'), '--format=json'], {
    cwd: folder,
    capture: true,
  });
  // What oxlint writes when it is asked for JSON.
  const { diagnostics } = JSON.parse(output) as Report;
  const broken = new Map<number, string[]>();
  for (const { code = '', message, filename } of diagnostics) {
    const at = Number(filename.split('/')[0]);
    const [, plugin, rule] = /^(.+)\((.+)\)$/.exec(code) ?? [];
    const name = plugin === 'eslint' ? rule : `${plugin}/${rule}`;
    broken.set(at, [...(broken.get(at) ?? []), rule === undefined ? message : (name ?? '')]);
  }
  return broken;
}

/** The rules of this project as they are for a folder that stands in place of its root. */
async function ownConfig(): Promise<string> {
  // Plain JSON, as this repository keeps it.
  const config = JSON.parse(await readFile(path.join(ROOT, '.oxlintrc.json'), 'utf8')) as object;
  const plugin = path.join(ROOT, 'scripts/lint/house-rules.js');
  return JSON.stringify({ ...config, jsPlugins: [plugin], options: {}, ignorePatterns: [] });
}

const lines = (count: number) => Array.from({ length: count }, (_, n) => `f(${n});`).join('\n');
const component = (jsx: string) => `export const X = (p: { a: boolean }) => ${jsx};`;

const REFUSED: [what: string, file: string, code: string, rule: string][] = [
  ['any', 'core/orders/a.ts', 'export type A = any;', 'typescript/no-explicit-any'],
  ['an empty catch', 'core/a.ts', 'try { f(); } catch {}', 'house/no-restricted-syntax'],
  [
    'a catch with a remark only',
    'core/a.ts',
    'try { f(); } catch { /* never mind */ }',
    'house/no-restricted-syntax',
  ],
  ['an unused variable', 'core/a.ts', 'const a = 1;', 'no-unused-vars'],
  [
    'a type imported as a value',
    'core/a.ts',
    "import { Clock } from './clock.ts';\nexport const a = (c: Clock) => c;",
    'typescript/consistent-type-imports',
  ],
  ['process.env', 'core/a.ts', 'export const a = process.env.PORT;', 'no-restricted-properties'],
  ['process["env"]', 'app/a.ts', "export const a = process['env'];", 'no-restricted-properties'],
  ['env taken apart', 'server/a.ts', 'export const { env } = process;', 'no-restricted-properties'],
  ['env imported', 'core/a.ts', "export { env } from 'node:process';", 'no-restricted-imports'],
  ['console', 'server/a.ts', "console.info('x');", 'no-console'],
  ['a cast without a reason', 'core/a.ts', 'export const a = b as C;', 'house/reasoned-cast'],
  ['an amount made a float', 'core/a.ts', 'f(Number(row.price_micro));', 'house/amounts-in-money'],
  ['an amount made a float by a sign', 'app/a.ts', 'f(+priceMicro);', 'house/amounts-in-money'],
  ['an amount rounded', 'core/a.ts', 'f(Math.round(totalMicro));', 'house/amounts-in-money'],
  ['an amount divided', 'core/a.ts', 'f(totalMicro / 2n);', 'house/amounts-in-money'],
  ['a file of 401 lines', 'core/a.ts', lines(401), 'max-lines'],
  ['a route of 301 lines', 'app/areas/shop/faq/route.tsx', lines(301), 'max-lines'],
  [
    'a function of 71 lines',
    'core/a.ts',
    `export function a() {\n${lines(69)}\n}`,
    'max-lines-per-function',
  ],
  ['four parameters', 'core/a.ts', 'export function a(b, c, d, e) {}', 'max-params'],
  ['a note to self', 'core/a.ts', '// TODO later', 'no-warning-comments'],
  ['the wall clock', 'core/a.ts', 'export const a = new Date();', 'house/no-restricted-syntax'],
  ['the wall clock', 'core/a.ts', 'export const a = Date.now();', 'house/no-restricted-syntax'],
  ['fetch in a route', 'app/areas/shop/faq/route.tsx', "fetch('/x');", 'no-restricted-globals'],
  [
    'a stack by hand',
    'app/areas/shop/faq/faq.css.ts',
    "export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });",
    'house/no-restricted-syntax',
  ],
  [
    'a row by hand',
    'app/components/a.css.ts',
    "export const a = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 4 });",
    'house/no-restricted-syntax',
  ],
  ['a text', 'app/shell/a.tsx', component('<p>Hello</p>'), 'house/no-literal-text'],
  ['a text in braces', 'app/shell/a.tsx', component('<p>{"Hello"}</p>'), 'house/no-literal-text'],
  [
    'a text on a condition',
    'app/shell/a.tsx',
    component('<p>{p.a && `Hi`}</p>'),
    'house/no-literal-text',
  ],
  ['a label', 'app/shell/a.tsx', component('<b aria-label="Menu" />'), 'house/no-literal-text'],
  [
    'the text of a picture',
    'app/shell/a.tsx',
    component('<img alt={p.a ? "" : "Logo"} />'),
    'house/no-literal-text',
  ],
  ['a link', 'app/shell/a.tsx', component('<Link to="/orders" />'), 'house/typed-path'],
  ['a link home', 'app/shell/a.tsx', component('<a href={"/"} />'), 'house/typed-path'],
  [
    'a link to an order',
    'app/shell/a.tsx',
    component('<Link to={`/orders/${p.a}`} />'),
    'house/typed-path',
  ],
  [
    'a link on a condition',
    'app/shell/a.tsx',
    component('<Link to={p.a ? p.b : "/login?x=1"} />'),
    'house/typed-path',
  ],
  [
    'a link that goes on',
    'app/a.tsx',
    component('<a href={"/orders" + p.a} />'),
    'house/typed-path',
  ],
  ['where a form goes', 'app/a.tsx', component('<Form action="/cart" />'), 'house/typed-path'],
  [
    'where a button sends a form',
    'app/a.tsx',
    component('<button formAction="/cart" />'),
    'house/typed-path',
  ],
  [
    'a redirect',
    'app/areas/shop/faq/route.tsx',
    "throw redirect('/login', 303);",
    'house/typed-path',
  ],
  ['a redirect', 'app/lib/a.server.ts', 'redirect(a ?? `/orders/${b}`);', 'house/typed-path'],
  ['a way that is gone', 'app/shell/a.ts', "navigate('/orders');", 'house/typed-path'],
  ['what is loaded', 'app/shell/a.ts', "fetcher.load('/cart');", 'house/typed-path'],
  ['an address', 'app/shell/a.ts', "useHref('/captcha');", 'house/typed-path'],
  ['what is sent', 'app/shell/a.ts', "submit(a, { action: '/login' });", 'house/typed-path'],
  [
    'what is sent apart',
    'app/shell/a.ts',
    "fetcher.submit(a, { method: 'post', action: `/login` });",
    'house/typed-path',
  ],
  ['a name in camelCase', 'core/orderStore.ts', '', 'house/file-name'],
  ['a name that says nothing', 'core/orders/utils.ts', '', 'house/file-name'],
  ['a folder that says nothing', 'app/helpers/price.ts', '', 'house/file-name'],
  ['a barrel', 'core/orders/index.ts', '', 'house/file-name'],
  ['an import without extension', 'core/a.ts', "export * from '#core/clock';", 'house/import-path'],
  [
    'an import that leaves its folder',
    'app/lib/a.ts',
    "export * from '../../core/clock.ts';",
    'house/import-path',
  ],
  [
    'an import that climbs',
    'app/areas/shop/faq/route.tsx',
    "export * from '../../lib/a.ts';",
    'house/import-path',
  ],
  [
    'a hook behind a condition',
    'app/shell/a.tsx',
    "import { useState } from 'react';\nexport function X(p: { a: boolean }) { if (p.a) useState(1); return null; }",
    'react-hooks/rules-of-hooks',
  ],
  [
    'a component that is made while another is drawn',
    'app/shell/a.tsx',
    'export function X() { const Y = () => null; return <Y />; }',
    'react/static-components',
  ],
  ['a name that nothing has', 'scripts/a.mjs', 'unheardOf();', 'no-undef'],
];

const FINE: [what: string, file: string, code: string][] = [
  [
    'a text from the locales',
    'app/shell/a.tsx',
    component('<p title={t("x")}>{p.a && t("y")} · 3</p>'),
  ],
  [
    'an attribute that nobody reads',
    'app/shell/a.tsx',
    component('<p className="wide" hidden={p.a} />'),
  ],
  [
    'a typed path',
    'app/shell/a.tsx',
    component('<Link to={`${pagePath("orders")}#last`} title={p.a.replace("/x", "")} />'),
  ],
  ['another place', 'app/shell/a.tsx', component('<a href={p.a ? "#top" : "//cdn.example/x"} />')],
  ['a path of the host', 'app/a.tsx', component('<a href="/api/v1/openapi.json" hidden={p.a} />')],
  ['a link in a test', 'app/shell/a.test.tsx', component('<Link to="/orders" hidden={p.a} />')],
  ['a cast with its reason', 'core/a.ts', '// It was checked above.\nexport const a = b as C;'],
  ['a sum of amounts', 'core/a.ts', 'f(priceMicro + feeMicro < totalMicro);'],
  ['a constant', 'core/a.ts', 'export const a = [1] as const;'],
  ['the environment in its place', 'server/env.ts', 'export const a = process.env;'],
  ['a clock with a moment', 'core/a.ts', 'export const a = (ms: number) => new Date(ms);'],
  ['a path to the folder above', 'app/areas/shop/faq/route.tsx', "export * from '../a.ts';"],
  ['a script that prints', 'scripts/a.mjs', "console.log('x');"],
  ['a caught error that is handled', 'core/a.ts', 'try { f(); } catch (error) { g(error); }'],
];

describe('of what needs no types', () => {
  let broken: Map<number, string[]>;
  beforeAll(async () => {
    const samples = [...REFUSED, ...FINE].map(([, file, code]) => ({ file, code }));
    broken = await readSamples(samples);
  });

  test.each(REFUSED.map((each, at) => ({ what: each[0], file: each[1], rule: each[3], at })))(
    '$what in $file is refused',
    ({ at, rule }) => {
      expect(broken.get(at)).toContain(rule);
    },
  );

  test.each(FINE.map(([what, file], at) => ({ what, file, at: REFUSED.length + at })))(
    '$what in $file is fine',
    ({ at }) => {
      expect(broken.get(at)).toBeUndefined();
    },
  );
});

test.each([
  ['a promise that nobody waits for', 'void 0; (async () => 1)();', 'no-floating-promises'],
  ['a promise as a condition', 'if ((async () => true)()) throw 1;', 'no-misused-promises'],
  [
    'a case that is forgotten',
    "const f = (x: 'a' | 'b') => { switch (x) { case 'a': return 1; } return 2; }; f('a');",
    'switch-exhaustiveness-check',
  ],
  ['a wrong type', "const n: number = 'one'; n.toFixed();", 'TS2322'],
])('%s is refused, which takes the types', async (_what, code, rule) => {
  const folder = makeScratchFolder();
  await writeFile(path.join(folder, 'sample.ts'), `${code}\nexport {};\n`);
  const compilerOptions = { target: 'ES2023', strict: true, types: [] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const config = ['--config', path.join(ROOT, '.oxlintrc.json')];
  const check = [...programOf('oxlint'), '--type-aware', '--type-check', ...config];
  const { ok, output } = await run(check, { cwd: folder, capture: true });
  expect(ok).toBe(false);
  expect(output).toContain(rule);
});
