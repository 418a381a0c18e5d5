import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { pseudoText, pseudoTexts } from './pseudo.ts';

const marks = (text: string) => text.match(/\{\{[^}]*\}\}|<[^>]*>/g);

const read = (namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`./en/${namespace}.json`, import.meta.url), 'utf8'));

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

describe('a pseudo-text', () => {
  test('leaves placeholders and tags as they are', () => {
    const text = 'Write <mail>{{email}}</mail> or <b>call {{phone, number}}</b>';
    expect(marks(pseudoText(text))).toEqual(marks(text));
  });

  test('leaves no plain letter in what a person reads', () => {
    const pseudo = pseudoText('The quick brown fox jumps over THE LAZY DOG, {{name}}');
    expect(pseudo.replace('{{name}}', '')).not.toMatch(/[a-zA-Z]/);
  });

  test.each(['Menu', 'Log in', 'This address cannot be shown here. Only pages from the menu can.'])(
    'is at least a third longer, between brackets: %s',
    (text) => {
      const pseudo = pseudoText(text);
      expect(pseudo.length).toBeGreaterThanOrEqual(text.length * (4 / 3));
      expect(pseudo).toMatch(/^\[.*\]$/);
    },
  );

  test('grows by words, so that a long text still breaks into lines', () => {
    const pseudo = pseudoText('a '.repeat(200));
    const longest = Math.max(...pseudo.split(' ').map((word) => word.length));
    expect(longest).toBeLessThan(10);
  });
});

describe('pseudo-texts', () => {
  test('have the keys of the texts they are made from', () => {
    expect(pseudoTexts({ a: 'x', group: { b: 'y', deep: { c: 'z' } } })).toEqual({
      a: pseudoText('x'),
      group: { b: pseudoText('y'), deep: { c: pseudoText('z') } },
    });
  });

  test.each(['shell', 'screens', 'errors', 'mail'])('keep every mark of %s', (namespace) => {
    const english = read(namespace);
    const pseudo = textsIn(pseudoTexts(english));
    expect(pseudo.length).toBeGreaterThan(0);
    expect(pseudo.map(marks)).toEqual(textsIn(english).map(marks));
  });
});
