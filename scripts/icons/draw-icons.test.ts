import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';
import { drawMarks } from './draw-marks.ts';

function drawn(name: string): string {
  return readFileSync(path.join(import.meta.dirname, '../../app/ui', name), 'utf8');
}

test('the file of drawings holds every icon as its package draws it', () => {
  expect(drawn('icons.svg')).toBe(drawIcons());
});

test('the file of marks holds every network as its package draws it', () => {
  expect(drawn('network-marks.svg')).toBe(drawMarks());
});
