import { writeFile } from 'node:fs/promises';
import { writeFile as textOf } from '#core/studio/instance-file/file-of-set.ts';
import type { Given } from './given.ts';
import { withTarget } from './target.ts';

/** Writes what is public to a file, or to where the output goes. */
export function exportInstance(given: Given): Promise<number> {
  return withTarget(given, undefined, async (target) => {
    const { file, etag } = await target.read({ hasPictures: given.pictures });
    if (given.out === undefined) {
      process.stdout.write(textOf(file));
      return 0;
    }
    await writeFile(given.out, textOf(file));
    console.log(`${target.name} is in ${given.out}; its tag is ${etag}.`);
    return 0;
  });
}
