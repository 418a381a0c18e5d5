import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './scripts/chromium/arguments.mjs';
import { TIME_ZONE } from './tests/harness/time-zone.ts';

// Servers and browsers are started with it.
process.env['TZ'] = TIME_ZONE;

const NOTE = path.join(import.meta.dirname, '.cache/chromium-path');
const program = existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : '';

export default defineConfig<object, { isUndrawn: boolean }>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/serve-common-scene.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One browser for each core: more make every journey slow, and then some of them late. Beside them
  // runs one that draws nothing, which waits for the server most of the time.
  workers: availableParallelism() + 2,
  // What fails runs once more, recorded: docs/decisions/0011-second-try.md
  retries: 1,
  // Nothing measures time; these only end a journey that hangs, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['./scripts/results/playwright-reporter.mjs']],
  use: {
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(program ? { executablePath: program } : {}),
    },
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Recording every step costs a third of the run.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // Every journey runs with and without scripts, unless its tag says that it is about one of them.
  // What a page is without them is what the server wrote; only what has to be drawn needs a browser.
  projects: [
    { name: 'chromium', grepInvert: /@no-js/, workers: availableParallelism() + 1 },
    {
      name: 'chromium-no-js',
      workers: 1,
      grep: /@drawn/,
      grepInvert: /@js/,
      use: { javaScriptEnabled: false },
    },
    {
      name: 'no-js',
      workers: 1,
      grepInvert: /@js|@drawn/,
      use: { javaScriptEnabled: false, isUndrawn: true },
    },
  ],
});
