import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

const ask = (names: StatementNames, text: string, times: number) =>
  Array.from({ length: times }, () => names.nameOf(text)).at(-1);

test('a statement gets its name when it is asked for the fifth time, and keeps it', () => {
  const names = new StatementNames();
  expect(ask(names, 'select 1', 4)).toBeUndefined();
  expect(ask(names, 'select 1', 1)).toBe('kept_1');
  expect(ask(names, 'select 2', 5)).toBe('kept_2');
  expect(ask(names, 'select 1', 1)).toBe('kept_1');
});

test('no more than 300 are kept', () => {
  const names = new StatementNames();
  for (let index = 0; index < 300; index += 1) ask(names, `select ${index}`, 5);
  expect(ask(names, 'select 301', 100)).toBeUndefined();
  expect(names.nameOf('select 299')).toBe('kept_300');
});

test('texts that come once do not fill the memory', () => {
  const names = new StatementNames();
  ask(names, 'select 0', 4);
  for (let index = 1; index <= 5_000; index += 1) names.nameOf(`select ${index}`);
  // Its count has been forgotten with the others.
  expect(ask(names, 'select 0', 4)).toBeUndefined();
  expect(ask(names, 'select 0', 1)).toBe('kept_1');
});
