import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { minified } from './scripts/bundle/minified.ts';
import { namedGlobals } from './scripts/bundle/named-globals.ts';
import { routeFailures } from './scripts/bundle/route-failures.ts';
import { settledOptions } from './scripts/bundle/settled-options.ts';
import { sharedChunks } from './scripts/bundle/shared-chunks.ts';

/** The list of all files comes with every page: 42 bits tell two builds of one file apart as well. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/** The same in both builds, which name them to each other. */
const SHEETS = { assetFileNames: 'assets/[name]-[hash:7][extname]' };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixConfig),
    vanillaExtractPlugin(),
    routeFailures(),
    namedGlobals(),
    settledOptions(remixConfig.future),
    minified(),
  ],
  // Texts are asked for as a whole; names for each of them would be a tenth of their size.
  json: { namedExports: false },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // Minified by a plugin instead: scripts/bundle/minified.ts.
    minify: false,
    cssMinify: true,
    rollupOptions: {
      output: isSsrBuild ? SHEETS : { manualChunks: sharedChunks(), ...NAMES, ...SHEETS },
    },
  },
  optimizeDeps: {
    // Found only after the first page was asked for, they would load React a second time in it.
    include: [
      'i18next',
      'remix-i18next/client',
      '@vanilla-extract/recipes/createRuntimeFn',
      // Only loaders parse, but they are scanned before they are taken out.
      'parse5',
    ],
  },
  server: {
    watch: { ignored: ['**/var/**', '**/build/**'] },
  },
}));
