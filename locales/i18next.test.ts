import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Exists only in the compiler that this test runs. */
const SAMPLE = path.join(ROOT, 'locales/sample.tsx');

const HEAD = [
  "import { createInstance } from 'i18next';",
  "import { Trans, useTranslation } from 'react-i18next';",
  'const { t } = useTranslation();',
  "const { t: screens } = useTranslation('screens');",
  'const i18n = createInstance();',
  "declare const kind: 'notFound' | 'orderNotFound';",
];

const ACCEPTED = [
  "t('footer.terms');",
  "t('language.current', { name: 'Deutsch' });",
  "screens('notFound.title');",
  'screens(`${kind}.title`);',
  "i18n.t('errors:code.internal');",
  "i18n.t('errors:field.too_short', { count: 2 });",
  "i18n.t('mail:welcome.subject');",
  "i18n.t('server:starting.title');",
  'void (<Trans i18nKey="footer.help" />);',
  'void (<Trans t={screens} i18nKey="notFound.title" />);',
  "const text: string = t('login');",
];

const REFUSED = [
  ['a key that no text has', "t('missing');"],
  ['a group instead of a text', "t('footer');"],
  ['a text of another namespace', "screens('footer.terms');"],
  ['a template that names no text', 'screens(`${kind}.missing`);'],
  ['a namespace that does not exist', "useTranslation('missing');"],
  ['a key that its namespace lacks', "i18n.t('errors:code.missing');"],
  ['a key that no text has, in markup', 'void (<Trans i18nKey="footer.missing" />);'],
] as const;

let wrongLines: Set<string>;

beforeAll(() => {
  const lines = [...HEAD, ...ACCEPTED, ...REFUSED.map(([, line]) => line)];
  wrongLines = linesWithErrors(lines);
});

describe('the type check', () => {
  test.each(ACCEPTED)('accepts %s', (line) => {
    expect(wrongLines).not.toContain(line);
  });

  test.each(REFUSED)('refuses %s', (_what, line) => {
    expect(wrongLines).toContain(line);
  });
});

function linesWithErrors(lines: string[]): Set<string> {
  const options = projectOptions();
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === SAMPLE || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === SAMPLE
      ? ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.Latest)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram(
    [SAMPLE, path.join(ROOT, 'locales/i18next.d.ts')],
    options,
    host,
  );
  const sample = program.getSourceFile(SAMPLE);
  const found = [
    ...program.getSyntacticDiagnostics(sample),
    ...program.getSemanticDiagnostics(sample),
  ];
  return new Set(
    found.map(({ start }) => {
      const line = sample?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
      return lines[line] ?? '';
    }),
  );
}

function projectOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  return { ...options, types: [], noUnusedLocals: false };
}
