import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawIcons } from './icons/draw-icons.ts';
import { drawMarks } from './icons/draw-marks.ts';

/** Writes the drawings of icons and of networks into the files that pages refer to. */
const folder = path.join(import.meta.dirname, '../app/ui');
writeFileSync(path.join(folder, 'icons.svg'), drawIcons());
writeFileSync(path.join(folder, 'network-marks.svg'), drawMarks());
