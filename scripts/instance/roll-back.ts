import { differenceInWords } from './difference-in-words.ts';
import type { Given } from './given.ts';
import { withTarget } from './target.ts';

/** Publishes an earlier revision anew: history goes on, and nothing of it is taken away. */
export function rollBack(given: Given): Promise<number> {
  const revision = Number(given.to);
  if (!Number.isSafeInteger(revision) || revision < 1) {
    throw new Error('Say which revision: --to <number>.');
  }
  return withTarget(given, undefined, async (target) => {
    const { etag } = await target.read({ hasPictures: false });
    const file = await target.readRevision(revision);
    const note = given.note ?? `Back to revision ${revision}`;
    const applied = await target.apply(file, { ifMatch: etag, note });
    if (!applied.is_applied) {
      console.log(`Revision ${revision} of ${target.name} is what is public already.`);
      return 0;
    }
    console.log(differenceInWords(applied.changes));
    console.log(
      `${target.name} is what it was in revision ${revision}, published as ${applied.revision}.`,
    );
    return 0;
  });
}
