import type { Database, Trx } from '#core/platform/db/database.ts';
import { perksOf, type Graded, type Perks } from './ladder.pure.ts';
import { readLadder } from './read-ladder.ts';

interface Asked extends Graded {
  instanceId: number;
  revision: bigint;
}

/** What the grade of a customer opens; nothing for guests. */
export async function readPerks(
  trx: Trx,
  db: Database,
  { instanceId, revision, ...graded }: Asked,
): Promise<Perks> {
  return perksOf(await readLadder(trx, db, { instanceId, revision }), graded);
}
