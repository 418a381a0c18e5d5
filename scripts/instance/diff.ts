import { differenceInWords } from './difference-in-words.ts';
import { requireSource, type Given } from './given.ts';
import { readSource } from './read-source.ts';
import { withTarget } from './target.ts';

/** As of a program that compares files, another exit code where something differs. */
const DIFFERS = 2;

export async function diffSource(given: Given): Promise<number> {
  const { file, folder } = await readSource(requireSource(given));
  return withTarget(given, folder?.slug, async (target) => {
    const { changes, revision } = await target.apply(file, { isDryRun: true });
    if (changes.length === 0) {
      console.log(`Nothing differs from revision ${revision} of ${target.name}.`);
      return 0;
    }
    console.log(differenceInWords(changes));
    return DIFFERS;
  });
}
