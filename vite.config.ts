import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  plugins: [remix(remixConfig), vanillaExtractPlugin()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  optimizeDeps: {
    // Found only after the first page was asked for, they would load React a second time in it.
    include: [
      'i18next',
      'lucide-react',
      'react-i18next',
      'remix-i18next/client',
      '@vanilla-extract/recipes/createRuntimeFn',
      // Only loaders parse, but they are scanned before they are taken out.
      'parse5',
    ],
  },
  server: {
    watch: { ignored: ['**/var/**', '**/build/**'] },
  },
});
