import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './scripts/chromium/arguments.mjs';

const NOTE = path.join(import.meta.dirname, '.cache/chromium-path');
const program = existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : '';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/serve-common-scene.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Twice as many as cores: journeys wait for pages and timers half of their time.
  workers: 4,
  // In CI a journey has a second try, which the run reports: docs/decisions/0011-second-try.md
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // Nothing measures time; a machine that is busy may take twice as long.
  timeout: process.env['CI'] ? 120_000 : 60_000,
  expect: { timeout: process.env['CI'] ? 20_000 : 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(program ? { executablePath: program } : {}),
    },
    // Recording every step costs a third of the run; CI keeps the picture alone.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  // Every journey runs in both, unless its tag says that it is about one of them.
  projects: [
    { name: 'chromium', grepInvert: /@no-js/ },
    { name: 'chromium-no-js', grepInvert: /@js/, use: { javaScriptEnabled: false } },
  ],
});
