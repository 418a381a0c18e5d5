import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Language } from '#locales/languages.ts';
import type { Problem } from './problem.ts';

/** Texts by their dotted keys. */
export type Namespace = Map<string, string>;
export type Namespaces = Map<string, Namespace>;

export interface TextTree {
  languages: Map<Language, Namespaces>;
  problems: Problem[];
}

const KEY = /^[A-Za-z][\w-]*$/;

export function textFile(language: Language, namespace: string): string {
  return `locales/${language}/${namespace}.json`;
}

export function readTexts(root: string, languages: readonly Language[]): TextTree {
  const tree: TextTree = { languages: new Map(), problems: [] };
  for (const language of languages) {
    tree.languages.set(language, readLanguage(root, language, tree.problems));
  }
  for (const entry of readdirSync(path.join(root, 'locales'), { withFileTypes: true })) {
    if (!entry.isDirectory() || (languages as readonly string[]).includes(entry.name)) continue;
    tree.problems.push({
      file: `locales/${entry.name}`,
      key: entry.name,
      sentence: 'is not a language of locales/languages.ts.',
    });
  }
  return tree;
}

function readLanguage(root: string, language: Language, problems: Problem[]): Namespaces {
  const namespaces: Namespaces = new Map();
  const folder = path.join(root, 'locales', language);
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const file = `locales/${language}/${name}`;
    if (name.endsWith('.json')) {
      namespaces.set(name.slice(0, -'.json'.length), readNamespace(root, file, problems));
    } else {
      problems.push({ file, key: name, sentence: 'is not a file of texts.' });
    }
  }
  return namespaces;
}

function readNamespace(root: string, file: string, problems: Problem[]): Namespace {
  const namespace = path.basename(file, '.json');
  const texts: Namespace = new Map();
  const report = (key: string, sentence: string) => problems.push({ file, key, sentence });
  const json = readFileSync(path.join(root, file), 'utf8');
  try {
    JSON.parse(json);
  } catch (error) {
    report(namespace, `is not JSON: ${String(error)}.`);
    return texts;
  }

  // JSON.parse keeps the last of two equal keys without a word; the syntax tree keeps both.
  const walk = (node: ts.Expression | undefined, key: string) => {
    if (node && ts.isStringLiteral(node)) texts.set(key, node.text);
    else if (!node || !ts.isObjectLiteralExpression(node))
      report(key || namespace, 'is not a text.');
    else if (key !== '' && node.properties.length === 0) report(key, 'holds no texts.');
    else walkProperties(node, key);
  };
  const walkProperties = (node: ts.ObjectLiteralExpression, parent: string) => {
    const seen = new Set<string>();
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
      const name = property.name.text;
      const key = parent === '' ? name : `${parent}.${name}`;
      if (seen.has(name)) report(key, 'stands here twice.');
      if (!KEY.test(name)) report(key, 'has a name that is not made of letters, digits, _ and -.');
      seen.add(name);
      walk(property.initializer, key);
    }
  };
  walk(ts.parseJsonText(file, json).statements[0]?.expression, '');
  return texts;
}
