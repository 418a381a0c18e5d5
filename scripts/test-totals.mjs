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
    passed: stats?.expected ?? 0,
    // A test that passes at its second try is not a passing test here.
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  };
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
