import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { checkTree } from './locales/check-tree.ts';
import { problemLine } from './locales/problem.ts';
import type { SameText } from './locales/same-texts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

type Files = Record<string, string | object>;

/** A tree in which nothing is wrong; each test breaks it in one place. */
const ENGLISH = {
  hello: 'Hello {{name}}',
  help: 'Write to <mail>us</mail>',
  menu: 'Menu',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  status: { open: 'Open', closed: 'Closed' },
};
const FRENCH = {
  hello: 'Bonjour {{name}}',
  help: 'Écrivez-<mail>nous</mail>',
  menu: 'Menu',
  items_one: '{{count}} article',
  items_many: '{{count}} d’articles',
  items_other: '{{count}} articles',
  status: { open: 'Ouvert', closed: 'Fermé' },
};
const JAPANESE = {
  hello: 'こんにちは、{{name}}',
  help: '<mail>こちら</mail>へ',
  menu: 'メニュー',
  items_other: '{{count}} 件',
  status: { open: '受付中', closed: '終了' },
};
const PAGE = [
  "import { Trans, useTranslation } from 'react-i18next';",
  'export function Page({ status, name, count }: Props) {',
  '  const { t } = useTranslation();',
  '  return (',
  '    <main title={t(`status.${status}`)} lang={count ? t("menu") : t("hello", { name })}>',
  '      {t("items", { count })}',
  '      <Trans i18nKey="help" components={{ mail: <a href="/" /> }} />',
  '    </main>',
  '  );',
  '}',
].join('\n');
const SOUND: Files = {
  'locales/text-keys.ts': "import type shell from './en/shell.json';",
  'locales/en/shell.json': ENGLISH,
  'locales/fr/shell.json': FRENCH,
  'locales/ja/shell.json': JAPANESE,
  'app/page.tsx': PAGE,
};
const SAME: SameText[] = [
  { key: 'shell:menu', languages: ['fr'], reason: 'The word is the same.' },
];

const UNLISTED =
  'scripts/locales/same-texts.ts: shell:menu: is not the English text in fr; take it off the list.';
const TYPES_TWO =
  "import type shell from './en/shell.json'; import type more from './en/more.json';";
/** The first lines of a source in which `t` is known; what comes after them is line 3. */
const SERVER_T = [
  "import type { Translator } from '#app/lib/texts/translator.ts';",
  'const t = translator(locale);',
];

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function writeTree(files: Files): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'marquee-texts-'));
  folders.push(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(path.join(root, name), text);
  }
  return root;
}

async function problemsWith(changes: Files): Promise<string[]> {
  const root = await writeTree({ ...SOUND, ...changes });
  const languages = ['en', 'fr', 'ja'] as const;
  return checkTree({ root, languages, sameTexts: SAME }).map(problemLine);
}

const french = (changes: object) => ({ 'locales/fr/shell.json': { ...FRENCH, ...changes } });
const english = (changes: object) => ({ 'locales/en/shell.json': { ...ENGLISH, ...changes } });
const inEveryLanguage = (name: string) => ({
  'locales/en/shell.json': { ...ENGLISH, [name]: 'Words' },
  'locales/fr/shell.json': { ...FRENCH, [name]: 'Des mots' },
  'locales/ja/shell.json': { ...JAPANESE, [name]: '言葉' },
});
/** Another source beside the page. */
const source = (...lines: string[]) => ({ 'server/more.ts': lines.join('\n') });

test('a sound tree has no problems', async () => {
  expect(await problemsWith({})).toEqual([]);
});

describe('among the languages', () => {
  test.each<[string, Files, string[]]>([
    ['a missing text', french({ hello: undefined }), ['locales/fr/shell.json: hello: is missing.']],
    [
      'a text that English does not have',
      french({ extra: 'De trop' }),
      ['locales/fr/shell.json: extra: is a text that English does not have.'],
    ],
    [
      'a missing plural form',
      french({ items_many: undefined }),
      ['locales/fr/shell.json: items_many: is missing: fr counts with one, many, other.'],
    ],
    [
      'a plural form that the language does not have',
      { 'locales/ja/shell.json': { ...JAPANESE, items_one: '{{count}} 件です' } },
      ['locales/ja/shell.json: items_one: is a form too many: ja counts with other.'],
    ],
    [
      'a plural form that English lacks itself',
      english({ items_one: undefined }),
      ['locales/en/shell.json: items_one: is missing: en counts with one, other.'],
    ],
    [
      'a wrong placeholder',
      french({ hello: 'Bonjour {{nom}}' }),
      ['locales/fr/shell.json: hello: should have {{name}}, as in English.'],
    ],
    [
      'a forgotten placeholder in one plural form',
      french({ items_one: 'un article' }),
      ['locales/fr/shell.json: items_one: should have {{count}}, as in English.'],
    ],
    [
      'a placeholder with a brace too few',
      { ...english({ menu: 'Menu {name}}' }), ...french({ menu: 'Carte' }) },
      ['locales/en/shell.json: menu: has a brace that is not part of a {{placeholder}}.', UNLISTED],
    ],
    [
      'a tag that does not close',
      french({ help: 'Écrivez-<mail>nous' }),
      ['locales/fr/shell.json: help: should have <mail></mail>, as in English.'],
    ],
    [
      'a tag that closes before it opens',
      french({ help: 'Écrivez-</mail>nous<mail>' }),
      ['locales/fr/shell.json: help: should have <mail></mail>, as in English.'],
    ],
    ['an empty text', french({ menu: ' ' }), ['locales/fr/shell.json: menu: is empty.', UNLISTED]],
    [
      'a space at an end',
      french({ help: 'Écrivez-<mail>nous</mail> ' }),
      ['locales/fr/shell.json: help: begins or ends with a space.'],
    ],
    [
      'a text left in English',
      french({ status: { open: 'Open', closed: 'Fermé' } }),
      [
        'locales/fr/shell.json: status.open: is the English text; if it has to be, say why in scripts/locales/same-texts.ts.',
      ],
    ],
    ['a reason that no text needs any more', french({ menu: 'Carte' }), [UNLISTED]],
    [
      'what is not a text',
      french({ hello: 7 }),
      ['locales/fr/shell.json: hello: is not a text.', 'locales/fr/shell.json: hello: is missing.'],
    ],
    [
      'a namespace that a language lacks',
      { 'locales/text-keys.ts': TYPES_TWO, 'locales/en/more.json': {}, 'locales/fr/more.json': {} },
      ['locales/ja/more.json: more: is missing as a whole.'],
    ],
    [
      'a namespace that only a translation has',
      { 'locales/fr/more.json': {} },
      ['locales/fr/more.json: more: is a namespace that English does not have.'],
    ],
    [
      'a namespace without types',
      { 'locales/text-keys.ts': '' },
      ['locales/text-keys.ts: shell: is not typed here.'],
    ],
    [
      'a folder that is no language',
      { 'locales/xx/shell.json': {} },
      ['locales/xx: xx: is not a language of locales/languages.ts.'],
    ],
  ])('finds %s', async (_what, changes, problems) => {
    expect(await problemsWith(changes)).toEqual(problems);
  });

  test('finds a key that stands twice, of which JSON would keep the last', async () => {
    const twice = JSON.stringify(FRENCH).replace('{', '{"menu": "Carte", ');
    expect(await problemsWith({ 'locales/fr/shell.json': twice })).toEqual([
      'locales/fr/shell.json: menu: stands here twice.',
    ]);
  });

  test('finds a file that is not JSON', async () => {
    const [first] = await problemsWith({ 'locales/fr/shell.json': '{"menu": ' });
    expect(first).toMatch(/^locales\/fr\/shell\.json: shell: is not JSON: SyntaxError/);
  });

  test('takes a key that only looks like a plural form for what it is', async () => {
    const changes = inEveryLanguage('too_many');
    expect(await problemsWith({ ...changes, ...source(...SERVER_T, "t('too_many');") })).toEqual(
      [],
    );
  });
});

describe('between the code and the texts', () => {
  test('finds a text that nothing shows', async () => {
    expect(await problemsWith(inEveryLanguage('unused'))).toEqual([
      'locales/en/shell.json: unused: is shown nowhere in app, server or core.',
    ]);
  });

  test('does not take a test for a place that shows a text', async () => {
    const files = { 'app/page.test.ts': "texts('en', 'shell:unused');" };
    expect(await problemsWith({ ...inEveryLanguage('unused'), ...files })).toHaveLength(1);
  });

  test.each([
    ['a call of t', [...SERVER_T, "t('extra');"]],
    ['a template', [...SERVER_T, 't(`e${x}a`);']],
    ['one side of a condition', [...SERVER_T, "t(x ? 'menu' : 'extra');"]],
    [
      'a translator by another name',
      ["const { t: say } = useTranslation('shell');", "say('extra');"],
    ],
    [
      'a translator that had to be waited for',
      ["const t = await i18n.getFixedT(request, 'shell');", "t('extra');"],
    ],
    [
      'a translator that was handed on',
      ["function f(t: Translator<'shell'>) {", "  t('extra');", '}'],
    ],
    ['a text of the core', ["deps.texts(language, 'shell:extra');"]],
    ['a key with its namespace', ["const { t } = useTranslation('other');", "t('shell:extra');"]],
    ['an instance of i18next', ["i18n.t('shell:extra');"]],
  ])('counts %s as shown', async (_what, lines) => {
    const changes = { ...inEveryLanguage('extra'), ...source(...lines) };
    expect(await problemsWith(changes)).toEqual([]);
  });

  test('keeps a gap of a template to one segment', async () => {
    const changes = source(...SERVER_T, 't(`s${x}`);');
    expect(await problemsWith(changes)).toEqual([
      'server/more.ts:3: shell:s*: is no text of locales/en.',
    ]);
  });

  test.each([
    ['a key that has no text', ["t('missing');"], 'shell:missing: is no text of locales/en.'],
    [
      'a template that names no text',
      ['t(`missing.${x}`);'],
      'shell:missing.*: is no text of locales/en.',
    ],
    ['a group of texts', ["t('status');"], 'shell:status: is no text of locales/en.'],
    [
      'a form instead of a counted key',
      ["t('items_one');"],
      'shell:items_one: is no text of locales/en.',
    ],
    ['a value that is not given', ["t('hello');"], 'shell:hello: gives no name to shell:hello.'],
    [
      'a count that is not given',
      ["t('items', {});"],
      'shell:items: gives no count to shell:items.',
    ],
    [
      'a key that the source does not show',
      ['t(key);'],
      't(key): does not show its key: write it out, or as a template of which one part is fixed.',
    ],
  ])('finds %s', async (_what, lines, problem) => {
    expect(await problemsWith(source(...SERVER_T, ...lines))).toEqual([
      `server/more.ts:3: ${problem}`,
    ]);
  });

  test('finds a translator whose namespace the source does not show', async () => {
    const lines = [
      "import { useTranslation } from 'react-i18next';",
      "props.forEach((t) => t('menu'));",
    ];
    const [problem] = await problemsWith(source(...lines));
    expect(problem).toMatch(/^server\/more\.ts:2: t\('menu'\): does not show its namespace/);
  });

  test('lets a loader take the keys it is given', async () => {
    const lines = [
      "import { createInstance } from 'i18next';",
      'const t = createInstance().t as (key: string) => string;',
      'export const texts = (key: string) => t(key) + i18n.t(key);',
    ];
    expect(await problemsWith(source(...lines))).toEqual([]);
  });

  test('finds a text of the core without its namespace', async () => {
    const [problem] = await problemsWith(source("texts(language, 'menu');"));
    expect(problem).toBe('server/more.ts:1: (none):menu: is no text of locales/en.');
  });

  test('finds a page that does not name what is shown on it', async () => {
    const part = [
      "import { useTranslation } from 'react-i18next';",
      "export const Part = () => <p>{useTranslation('shell').t('menu')}</p>;",
    ].join('\n');
    const route = (names: string) =>
      `import { Part } from '#app/part.tsx';\nexport const handle = { i18n: [${names}] };`;
    const page = 'app/areas/shop/page/route.tsx';
    const sound = { 'app/part.tsx': part, [page]: route("'shell'") };
    expect(await problemsWith(sound)).toEqual([]);
    expect(await problemsWith({ ...sound, [page]: route('') })).toEqual([
      `${page}: shell: is shown by app/part.tsx, and handle.i18n does not name it.`,
    ]);
  });

  test('reads the namespace of the function a text stands in', async () => {
    const changes = {
      'locales/text-keys.ts': TYPES_TWO,
      'locales/en/more.json': { menu: 'More' },
      'locales/fr/more.json': { menu: 'Plus' },
      'locales/ja/more.json': { menu: 'もっと' },
    };
    const lines = [
      'function A() {',
      "  const { t } = useTranslation('more');",
      "  return t('menu');",
      '}',
      'function B() {',
      '  const { t } = useTranslation();',
      "  return t('status.open');",
      '}',
    ];
    expect(await problemsWith({ ...changes, ...source(...lines) })).toEqual([]);
  });
});

// That it has nothing to say of the texts of this project is a step of each run: scripts/test.mjs
describe('the command', () => {
  const run = (root: string) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/check-locales.ts', root], {
      cwd: ROOT,
    });

  test('fails with a line for each problem', async () => {
    const root = await writeTree({ 'locales/text-keys.ts': '', 'locales/en/shell.json': {} });
    await expect(run(root)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('locales/de/shell.json: shell: is missing as a whole.\n'),
    });
  });
});
