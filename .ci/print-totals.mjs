import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Prints the line that counts the tests, last and alone. A run that ended badly counts a failure
// even when it came to no summary.

const file = path.join(import.meta.dirname, '../test-results/summary.json');
const totals = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8')).totals
  : { passed: 0, failed: 0, skipped: 0 };
if (process.argv[2] !== '0' && totals.failed === 0) totals.failed = 1;
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
