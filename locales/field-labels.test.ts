import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ENGLISH = path.join(import.meta.dirname, 'en');

type Texts = { [key: string]: string | Texts };

/** The labels of the fields of a form, which a namespace keeps under `field`. */
function labelsIn(name: string): string[] {
  // As every file of texts is.
  const texts = JSON.parse(readFileSync(path.join(ENGLISH, name), 'utf8')) as Texts;
  const { field = {} } = texts;
  const all = typeof field === 'string' ? [field] : Object.values(field);
  return all.filter((text) => typeof text === 'string');
}

test('no label says that its field is optional, as the field itself does', () => {
  const labels = readdirSync(ENGLISH).flatMap(labelsIn);
  expect(labels.length).toBeGreaterThan(50);
  expect(labels.filter((label) => /\(optional\)/i.test(label))).toEqual([]);
});
