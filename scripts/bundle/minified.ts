import { minify } from 'oxc-minify';
import type { Plugin } from 'vite';

/** Makes the browser's code as small as terser does, in a fiftieth of its time. */
export function minified(): Plugin {
  return {
    name: 'marquee:minified',
    apply: 'build',
    enforce: 'post',
    async renderChunk(source, { fileName }) {
      if (this.environment.name !== 'client') return undefined;
      const { code, errors } = await minify(fileName, source, {
        module: true,
        // No reading of a property does anything here, nor in the packages.
        compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } },
        mangle: { toplevel: true },
      });
      if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
      return { code, map: null };
    },
  };
}
