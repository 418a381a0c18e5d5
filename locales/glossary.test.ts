import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

type Texts = { [key: string]: string | Texts };

function textOf(language: string, name: string): string | Texts | undefined {
  const [namespace, key = ''] = name.split(':');
  const file = path.join(ROOT, 'locales', language, `${namespace}.json`);
  let found: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  for (const part of key.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return found;
}

const rows = readFileSync(path.join(ROOT, 'docs/texts.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const [head = [], , ...terms] = rows;

describe('the words of docs/texts.md', () => {
  it('stand in every language', () => {
    expect(head.slice(1).toSorted()).toEqual([...LANGUAGES].toSorted());
    expect(terms.length).toBeGreaterThanOrEqual(40);
  });

  it.each(terms.map(([name = '', ...words]) => [name.replaceAll('`', ''), words] as const))(
    'are those of %s',
    (name, words) => {
      expect(words).toEqual(head.slice(1).map((language) => textOf(language, name)));
    },
  );
});
