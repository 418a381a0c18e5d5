import { valueAt } from '#instance-schema/json-pointer.ts';
import type { Place, StudioDocument } from './places.ts';

const LOGO = '/logos/light';
/** Pictures of a brand that a new logo alone leaves as they are. */
const BESIDE = ['/logos/dark', '/favicon'] as const;

/** Where the logo is another one, the pictures of the brand that are still those of before. */
export function oldPictures(
  draft: readonly StudioDocument[],
  published: readonly StudioDocument[],
): Place[] {
  const [after, before] = [settingsOf(draft), settingsOf(published)];
  const isSame = (pointer: string) =>
    JSON.stringify(valueAt(after, pointer)) === JSON.stringify(valueAt(before, pointer));
  const has = (pointer: string) => valueAt(after, pointer) !== undefined;
  if (!has(LOGO) || valueAt(before, LOGO) === undefined || isSame(LOGO)) return [];
  return BESIDE.filter((pointer) => has(pointer) && isSame(pointer)).map((pointer) => ({
    ...{ kind: 'settings', key: 'settings', pointer },
  }));
}

const settingsOf = (documents: readonly StudioDocument[]): unknown =>
  documents.find(({ kind }) => kind === 'settings')?.body;
