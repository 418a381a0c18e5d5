import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 */

/**
 * Counts what a runner reported. A runner that failed without a failed test – one that did not
 * start, or fell over outside of a test – counts as one failure, so that it cannot hide.
 *
 * @param {string} file
 * @param {boolean} ok how the runner ended
 * @returns {Totals}
 */
export function totalsOf(file, ok) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const totals = 'testResults' in report ? vitestTotals(report) : playwrightTotals(report);
  if (!ok && totals.failed === 0) totals.failed = 1;
  return totals;
}

function vitestTotals(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightTotals({ stats }) {
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
}

/**
 * The tests that failed at first and passed at their second try.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function secondTries(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const units = (report.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
    .map(({ fullName }) => fullName);
  return [...units, ...(report.suites ?? []).flatMap(flakyJourneys)];
}

function flakyJourneys({ suites = [], specs = [] }) {
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title);
  return [...here, ...suites.flatMap(flakyJourneys)];
}

/** @param {Totals[]} all */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of all) for (const key of Object.keys(total)) total[key] += part[key];
  return total;
}

/** @param {Totals} totals */
export function sentence({ passed, failed, skipped }) {
  const counts = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}
