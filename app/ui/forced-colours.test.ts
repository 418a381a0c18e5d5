import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');

const sheets = () =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  );

// A browser draws a plate of the page's colour behind text whose colours it forces: what is written
// in the label's colour of a selection is then white on white.
it('lets every label on a solid ground keep its colours where colours are forced', () => {
  const blocks = sheets().flatMap((file) =>
    readFileSync(path.join(APP, file), 'utf8')
      .split('\n\n')
      .filter((block) => /\bcolor: [\w.[\]]*\.onSolid\b/.test(block))
      .map((block) => ({ file, keeps: block.includes("forcedColorAdjust: 'none'") })),
  );
  expect(blocks.length).toBeGreaterThan(8);
  expect(blocks.filter(({ keeps }) => !keeps)).toEqual([]);
});
