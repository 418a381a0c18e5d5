import { differenceInWords } from './difference-in-words.ts';
import { requireSource, type Given } from './given.ts';
import { readSource } from './read-source.ts';
import { withTarget } from './target.ts';

/** Publishes a source; `--expect` names the tag of what it was made from. */
export async function applySource(given: Given): Promise<number> {
  const { file, folder } = await readSource(requireSource(given));
  return withTarget(given, folder?.slug, async (target) => {
    const ifMatch = given.expect ?? (await target.read({ hasPictures: false })).etag;
    const note = given.note ?? '';
    const {
      is_applied: isApplied,
      revision,
      changes,
    } = await target.apply(file, {
      ...{ ifMatch, note },
    });
    if (!isApplied) {
      console.log(`Nothing differs from revision ${revision} of ${target.name}.`);
      return 0;
    }
    console.log(differenceInWords(changes));
    console.log(`Published as revision ${revision} of ${target.name}.`);
    return 0;
  });
}
