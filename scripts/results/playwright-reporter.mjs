import path from 'node:path';
import { ROOT } from '../run-command.mjs';
import { resultsWriter } from './results.mjs';

/** Writes down each journey as it begins and ends, and says at once why one failed. */
export default class PlaywrightResults {
  #results = resultsWriter(
    process.env['TEST_RESULTS'] ?? path.join(ROOT, 'test-results/journeys.jsonl'),
  );

  onTestBegin(test) {
    this.#results.begin(idOf(test));
  }

  onTestEnd(test, result) {
    const passed = result.status === test.expectedStatus;
    const outcome = result.status === 'skipped' ? 'skipped' : passed ? 'passed' : 'failed';
    this.#results.end(idOf(test), outcome, { again: result.retry > 0 });
    for (const { stack, message } of result.errors) {
      console.log(`\n${idOf(test)}\n${stack ?? message}\n`);
    }
  }

  onError({ message, stack }) {
    this.#results.end(`outside of a test: ${message}`, 'failed');
    console.log(stack ?? message);
  }

  printsToStdio() {
    return false;
  }
}

const idOf = (test) => test.titlePath().filter(Boolean).join(' › ');
