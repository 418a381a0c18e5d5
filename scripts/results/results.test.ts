import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResults, resultsWriter, sentence, sum } from './results.mjs';

let folder: string;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-results-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newFile = () => path.join(folder, `${(files += 1)}.jsonl`);

test('counts each test once, by how it ended last', () => {
  const file = newFile();
  const results = resultsWriter(file);
  for (const id of ['good', 'lucky', 'broken', 'left out']) results.begin(id);
  results.end('good', 'passed');
  results.end('lucky', 'failed');
  results.begin('lucky');
  results.end('lucky', 'passed', { again: true });
  results.end('broken', 'failed');
  results.end('broken', 'failed', { again: true });
  results.end('left out', 'skipped');
  expect(readResults(file, false)).toEqual({
    totals: { passed: 2, failed: 1, skipped: 1 },
    failed: ['broken'],
    secondTries: ['lucky'],
    unfinished: [],
  });
});

test('a run that was cut keeps what ran, and names what was running', () => {
  const file = newFile();
  const results = resultsWriter(file);
  results.begin('first');
  results.end('first', 'passed');
  results.begin('second');
  appendFileSync(file, '{"id":"seco');
  expect(readResults(file, false)).toEqual({
    totals: { passed: 1, failed: 1, skipped: 0 },
    failed: [],
    secondTries: [],
    unfinished: ['second'],
  });
});

test('what has passed is not taken for running when its beginning is heard last', () => {
  const file = newFile();
  const results = resultsWriter(file);
  results.end('quick', 'passed');
  results.begin('quick');
  expect(readResults(file, true)).toMatchObject({ totals: { passed: 1 }, unfinished: [] });
});

test('a runner that fails without a failed test counts one, also when it wrote nothing', () => {
  const file = newFile();
  expect(readResults(file, false).totals).toEqual({ passed: 0, failed: 1, skipped: 0 });
  resultsWriter(file).end('good', 'passed');
  expect(readResults(file, false).totals).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(readResults(file, true).totals).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('adds up and says it in one line', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 0 },
  ]);
  expect(sentence(total)).toBe('7 passed, 1 failed');
  expect(sentence({ ...total, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
});
