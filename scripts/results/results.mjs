import { appendFileSync, existsSync, readFileSync } from 'node:fs';

// What a test runner writes while it runs, a line a fact, so that a run that is cut has lost nothing.

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {object} Results
 * @property {Totals} totals
 * @property {string[]} failed
 * @property {string[]} secondTries What failed at first and passed then.
 * @property {string[]} unfinished What had begun when the run was cut.
 */

/** @param {string} file */
export function resultsWriter(file) {
  const write = (fact) => appendFileSync(file, `${JSON.stringify(fact)}\n`);
  return {
    /** @param {string} id */
    begin: (id) => write({ id, begins: true }),
    /** @param {string} id @param {Outcome} outcome @param {{ again?: boolean }} [more] */
    end: (id, outcome, { again = false } = {}) => write({ id, outcome, again }),
  };
}

/**
 * Counts what a runner wrote. A runner that failed without a failed test – one that did not start,
 * was cut, or fell over outside of a test – counts as one failure, so that it cannot hide.
 *
 * @param {string} file
 * @param {boolean} ok how the runner ended
 * @returns {Results}
 */
export function readResults(file, ok) {
  /** @type {Map<string, { begins?: boolean, outcome?: Outcome, again?: boolean }>} */
  const last = new Map();
  for (const { id, ...fact } of linesOf(file)) {
    // On a busy machine the word of a beginning may come after that of the end.
    const isOver = ['passed', 'skipped'].includes(last.get(id)?.outcome ?? '');
    if (!(fact.begins && isOver)) last.set(id, fact);
  }
  const all = [...last];
  const named = (holds) => all.filter(([, fact]) => holds(fact)).map(([id]) => id);
  const failed = named(({ outcome }) => outcome === 'failed');
  return {
    totals: {
      passed: named(({ outcome }) => outcome === 'passed').length,
      failed: Math.max(failed.length, ok ? 0 : 1),
      skipped: named(({ outcome }) => outcome === 'skipped').length,
    },
    failed,
    secondTries: named(({ outcome, again }) => outcome === 'passed' && again === true),
    unfinished: named(({ begins }) => begins === true),
  };
}

function linesOf(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // Whoever was killed while it wrote leaves half a line, which is never followed by another.
  return lines.slice(0, -1).map((line) => JSON.parse(line));
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
