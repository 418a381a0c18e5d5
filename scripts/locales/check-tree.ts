import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#locales/languages.ts';
import { checkKeyUses } from './check-key-uses.ts';
import { checkLanguage } from './check-language.ts';
import { checkNamedTexts } from './check-named-texts.ts';
import { findKeyUses, type FoundUses, type KeyUse } from './find-key-uses.ts';
import type { Problem } from './problem.ts';
import { readTexts, type Namespaces } from './read-texts.ts';
import { SameTexts, type SameText } from './same-texts.ts';

const SHOW_TEXTS = ['app', 'server', 'core'];
const OF_TESTS = /\.(test|e2e)\.tsx?$|^core\/testing\//;
const FIELD_TEXTS = 'instance-schema/generated/field-texts.json';
const TYPED_KEYS = 'locales/text-keys.ts';

export interface CheckedTree {
  root: string;
  languages: readonly Language[];
  sameTexts: readonly SameText[];
}

/** Everything that is wrong with the texts of a source tree and with the places that show them. */
export function checkTree({ root, languages, sameTexts }: CheckedTree): Problem[] {
  const tree = readTexts(root, languages);
  const english: Namespaces = tree.languages.get('en') ?? new Map();
  const same = new SameTexts(sameTexts);
  const found = findUses(root);
  return [
    ...tree.problems,
    ...[...tree.languages].flatMap(([language, own]) =>
      checkLanguage({ language, english, own, same }),
    ),
    ...same.problems(),
    ...untypedNamespaces(root, english),
    ...found.problems,
    ...checkKeyUses(english, [...found.uses, ...declaredUses(root)]),
    ...checkNamedTexts(root),
  ];
}

function findUses(root: string): FoundUses {
  const found = SHOW_TEXTS.flatMap((folder) => sourcesIn(root, folder)).map((file) =>
    findKeyUses(file, readFileSync(path.join(root, file), 'utf8')),
  );
  return {
    uses: found.flatMap(({ uses }) => uses),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** The texts of forms that are made of schemas: no place in the code shows their keys. */
function declaredUses(root: string): KeyUse[] {
  const file = path.join(root, FIELD_TEXTS);
  if (!existsSync(file)) return [];
  const keys: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(keys)) return [];
  return keys.map((key) => ({
    at: FIELD_TEXTS,
    namespace: 'studio-fields',
    key: String(key),
    values: [],
  }));
}

function sourcesIn(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !OF_TESTS.test(file))
    .sort();
}

/** A namespace that the types do not know would let every key of it pass. */
function untypedNamespaces(root: string, english: Namespaces): Problem[] {
  const types = readFileSync(path.join(root, TYPED_KEYS), 'utf8');
  return [...english.keys()]
    .filter((namespace) => !types.includes(`'./en/${namespace}.json'`))
    .map((namespace) => ({ file: TYPED_KEYS, key: namespace, sentence: 'is not typed here.' }));
}
