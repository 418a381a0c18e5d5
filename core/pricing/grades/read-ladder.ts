import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { readDocumentsIn, readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { gradeOfDocument } from './grade-of-document.ts';
import type { Ladder } from './ladder.pure.ts';

interface OfRevision {
  instanceId: number;
  /** As it was read in this transaction; what it fixes never changes. */
  revision: bigint;
}

const keptIn = cachePerDatabase<Ladder>(1_000);

/** The grades of an instance; a revision of it is read once. */
export async function readLadder(
  trx: Trx,
  db: Database,
  { instanceId, revision }: OfRevision,
): Promise<Ladder> {
  const known = keptIn(db);
  const key = `${instanceId} ${revision}`;
  const ladder = known.find(key);
  if (ladder) return ladder;
  // Other transactions must not wait for this one, which may still be rolled back.
  const read = await readLadderIn(trx, instanceId);
  return known.get(key, () => Promise.resolve(read));
}

/** As it is now, whatever the revision. */
export async function readLadderIn(trx: Trx, instanceId: number): Promise<Ladder> {
  const settings = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  const documents = settings.gradesEnabled ? await readDocumentsIn(trx, instanceId, 'grade') : [];
  const grades = documents.map(gradeOfDocument);
  return {
    isEnabled: settings.gradesEnabled,
    hasDiscounts: settings.gradesEnabled && settings.gradeDiscountsEnabled,
    grades: grades.toSorted((a, b) => (a.goalMicro < b.goalMicro ? -1 : 1)),
  };
}
