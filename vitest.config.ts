import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', 'var/**', '.cache/**'],
    setupFiles: ['tests/setup.ts'],
    // Processes instead of threads: the embedded database starts worker threads of its own.
    pool: 'forks',
    maxWorkers: 2,
    // Enough for a start of the built server while another test file uses the second core.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
