import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../app/areas/dev/dev-ui/sections.ts');

/** Read as text: its components need the styles that only the build makes. */
export const SECTIONS = [...readFileSync(FILE, 'utf8').matchAll(/\{ id: '([a-z-]+)'/g)].map(
  ([, id = '']) => id,
);
