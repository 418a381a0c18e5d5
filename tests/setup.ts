import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { chooseDatabase } from '#tests/harness/choose-database.ts';
import { watchConsole } from '#tests/harness/console-guard.ts';
import { watchOutside } from '#tests/harness/outside-guard.ts';
import { testSeed } from '#tests/harness/test-seed.ts';

chooseDatabase(expect.getState().testPath ?? '');

fc.configureGlobal({ seed: testSeed() });

// What a test wrote to the console or asked of the outside fails that test, also when the code
// under test swallowed the error it got.
const consoleGuard = watchConsole();
const outsideGuard = watchOutside();

beforeEach(() => {
  consoleGuard.reset();
  outsideGuard.reset();
});

afterEach(() => {
  outsideGuard.check();
  consoleGuard.check();
});

afterAll(() => {
  // What came after the last test would otherwise be lost.
  outsideGuard.check();
  consoleGuard.check();
  outsideGuard.stop();
  consoleGuard.stop();
});
