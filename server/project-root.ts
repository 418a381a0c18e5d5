import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of package.json, seen from server/ in development and from build/server/ once built. */
export const PROJECT_ROOT = /[\\/]build[\\/]server$/.test(here)
  ? resolve(here, '../..')
  : resolve(here, '..');
