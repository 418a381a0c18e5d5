import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import {
  BaseSequencer,
  type TestSpecification,
  type Vite,
  type VitestPluginContext,
} from 'vitest/node';
import { TIME_ZONE } from './tests/harness/time-zone.ts';

process.env['TZ'] = TIME_ZONE;

/**
 * What starts servers, ends them halfway, asks all operations or plays histories takes longest. These
 * files are short, so that they would come last, and the other cores would wait for them.
 */
const SLOW =
  /\/(tests|server\/history|core\/platform\/(db\/embedded|http))\/|\/core\/(app|studio\/histories)\.test/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/** What lists files would miss a new one, if it were taken from what was transformed before. */
const listsFilesAnew: Vite.Plugin = {
  name: 'lists-files-anew',
  configureVitest({ experimental_defineCacheKeyGenerator: define }: VitestPluginContext) {
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
  },
};

export default defineConfig({
  plugins: [vanillaExtractPlugin(), listsFilesAnew],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', 'var/**', '.cache/**'],
    globalSetup: ['tests/make-template.ts'],
    setupFiles: ['tests/setup.ts'],
    // Processes instead of threads: the embedded database starts worker threads of its own.
    pool: 'forks',
    // Each has databases of its own in memory, so a machine of many cores does not use them all.
    maxWorkers: Math.min(availableParallelism() + 1, 6),
    // Two hundred files would each load the same modules again; a test leaves none of them changed.
    isolate: false,
    // A file that is tested again loads what it needs in half the time.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: SlowFirst },
    // No test measures time; these only end one that hangs, also on a machine that is busy.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // A second try, which the run reports: docs/decisions/0011-second-try.md
    retry: 1,
    slowTestThreshold: 5_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
