import path from 'node:path';
import { ROOT } from '../run-command.mjs';
import { resultsWriter } from './results.mjs';

/**
 * Writes down each unit test as it begins and ends, where TEST_RESULTS says. Why one failed that
 * passed at its second try is said here, since nobody else says it.
 */
export default class VitestResults {
  #results = resultsWriter(
    process.env['TEST_RESULTS'] ?? path.join(ROOT, 'test-results/units.jsonl'),
  );

  onTestCaseReady(test) {
    this.#results.begin(idOf(test));
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const again = (test.diagnostic()?.retryCount ?? 0) > 0;
    this.#results.end(idOf(test), state === 'pending' ? 'skipped' : state, { again });
    if (!again || state !== 'passed') return;
    for (const { stack, message } of errors) {
      console.log(`\nat the first try: ${idOf(test)}\n${message}\n${stack ?? ''}\n`);
    }
  }

  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.#results.end(`${idOf(suite)} (hooks)`, 'failed');
  }

  onTestModuleEnd(module) {
    if (module.errors().length > 0) this.#results.end(`${fileOf(module)} (file)`, 'failed');
  }

  onTestRunEnd(_modules, unhandledErrors) {
    for (const { message } of unhandledErrors) {
      this.#results.end(`outside of a test: ${message}`, 'failed');
    }
  }
}

const fileOf = (module) => path.relative(ROOT, module.moduleId);

const idOf = (test) => `${fileOf(test.module)} › ${test.fullName} #${test.id}`;
