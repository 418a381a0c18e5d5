import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Makes the browser's code as small as terser does, in a tenth of its time. */
export function minified(): Plugin {
  return {
    name: 'marquee:minified',
    apply: 'build',
    renderChunk: {
      // After Vite's own, which would print it anew with all its spaces.
      order: 'post',
      async handler(source) {
        if (this.environment.name !== 'client') return undefined;
        const { code } = await minify(source, {
          module: true,
          ecma: 2020,
          // No reading of a property does anything here, nor in the packages.
          compress: { passes: 3, pure_getters: true, toplevel: true },
          mangle: { toplevel: true },
        });
        return { code, map: null };
      },
    },
  };
}
