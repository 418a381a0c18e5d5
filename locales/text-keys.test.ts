import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Exists only in the compiler that this test runs. */
const SAMPLE = path.join(ROOT, 'locales/sample.ts');

const HEAD = [
  "import type { AnyTranslator, Translator } from '#app/lib/texts/translator.ts';",
  "declare const t: Translator<'shell'>;",
  "declare const screens: Translator<'screens'>;",
  "declare const orders: Translator<['orders', 'shell']>;",
  'declare const any: AnyTranslator;',
  "declare const kind: 'notFound' | 'orderNotFound';",
];

const ACCEPTED = [
  "t('footer.terms');",
  "t('shell:footer.terms');",
  "t('language.current', { name: 'Deutsch' });",
  "screens('notFound.title');",
  'screens(`${kind}.title`);',
  "orders('column.order');",
  "orders('shell:login');",
  "any('login');",
  "any('errors:code.internal');",
  "any('errors:field.too_short', { count: 2 });",
  "any('mail:welcome.subject');",
  "any('server:starting.title');",
  "const text: string = t('login');",
];

const REFUSED = [
  ['a key that no text has', "t('missing');"],
  ['a group instead of a text', "t('footer');"],
  ['the form of a plural', "any('errors:field.too_short_one');"],
  ['a text of another namespace', "screens('footer.terms');"],
  ['a text of another namespace by its name', "screens('shell:footer.terms');"],
  ['a text of the second namespace without its name', "orders('login');"],
  ['a template that names no text', 'screens(`${kind}.missing`);'],
  ['a namespace that does not exist', "declare const missing: Translator<'missing'>;"],
  ['a key that its namespace lacks', "any('errors:code.missing');"],
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
  const program = ts.createProgram([SAMPLE], options, host);
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
