import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondTries, sentence, sum, totalsOf } from './test-totals.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-totals-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function reported(report: object): Promise<string> {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

const vitest = (fields: object) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...fields,
});

test('counts what vitest reports', async () => {
  const file = await reported(
    vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }),
  );
  expect(totalsOf(file, false)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('a test file that does not load is a failure', async () => {
  const broken = { status: 'failed', assertionResults: [] };
  const fine = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const file = await reported(vitest({ numPassedTests: 1, testResults: [fine, broken, broken] }));
  expect(totalsOf(file, false)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

test('counts what Playwright reports, and what passes at its second try as passed', async () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(totalsOf(await reported({ stats }), false)).toEqual({ passed: 6, failed: 1, skipped: 2 });
});

test('names what passed at its second try', async () => {
  const units = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'lucky', status: 'passed', failureMessages: ['at first'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['at first', 'again'] },
  ];
  const file = await reported(vitest({ testResults: [{ assertionResults: units }] }));
  expect(secondTries(file)).toEqual(['lucky']);

  const journey = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { specs: [journey('late', 'flaky'), journey('well', 'expected')] };
  expect(secondTries(await reported({ stats: {}, suites: [{ suites: [inner] }] }))).toEqual([
    'late',
  ]);
});

test('a runner that fails without a failed test counts one', async () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
  expect(totalsOf(await reported({ stats }), false).failed).toBe(1);
});

test('a runner that wrote no report counts one', () => {
  expect(totalsOf(path.join(folder, 'none.json'), false)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('adds up and says it in one line', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 0 },
  ]);
  expect(sentence(total)).toBe('7 passed, 1 failed');
  expect(sentence({ ...total, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
});
