import fs from 'node:fs';
import path from 'node:path';
import { MOODS, rebuildAfterCut, type Mood } from './power-cut.ts';
import type { Random } from './random.ts';
import type { Run } from './record-run.ts';
import { recover, type Recovery } from './recover.ts';

export interface CutResult {
  position: number;
  mood: Mood;
  recovery: Recovery;
}

/** Cuts the power of a recorded run at a random operation and looks at what can be recovered. */
export async function cutPower(
  run: Run,
  options: { folder: string; random: Random; mood?: Mood },
): Promise<CutResult> {
  const { folder, random } = options;
  const position = random.below(run.journal.operations.length + 1);
  const mood = options.mood ?? random.pick(MOODS);
  const directory = path.join(folder, 'after-cut');
  rebuildAfterCut(run.journal, { position, mood, random }, directory);
  try {
    return { position, mood, recovery: await recover(directory, run, position) };
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
}
