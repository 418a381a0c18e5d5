import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '#locales/languages.ts';
import { checkTree } from './locales/check-tree.ts';
import { problemLine } from './locales/problem.ts';
import { SAME_FIELD_TEXTS } from './locales/same-field-texts.ts';
import { SAME_TEXTS } from './locales/same-texts.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const problems = checkTree({
  root,
  languages: LANGUAGES,
  sameTexts: [...SAME_TEXTS, ...SAME_FIELD_TEXTS],
});
for (const problem of problems) console.error(problemLine(problem));
if (problems.length > 0) process.exitCode = 1;
