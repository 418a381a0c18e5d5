import { sql } from 'kysely';
import { invariant } from '#core/errors.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';

class TakenBack extends Error {}

interface Tampering {
  db: Database;
  instanceId: number;
  statement: string;
}

/** Does as the owner of the database what no role may do, looks as the core does, and takes it back. */
export async function afterTampering<T>(
  { db, instanceId, statement }: Tampering,
  look: (trx: Trx) => Promise<T>,
): Promise<T> {
  let seen: { is: T } | undefined;
  const changed = db.inInstance(instanceId, async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(statement).execute(trx);
    await sql`set local role marquee_app`.execute(trx);
    seen = { is: await look(trx) };
    throw new TakenBack();
  });
  await changed.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  invariant(seen, 'what was tampered with was looked at');
  return seen.is;
}
