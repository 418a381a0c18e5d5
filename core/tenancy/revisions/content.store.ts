import type { Trx } from '#core/platform/db/database.ts';

/** Contents never change, so what is there already is left alone. */
export async function insertBodies(
  trx: Trx,
  instanceId: number,
  bodies: readonly { hash: string; body: string }[],
): Promise<void> {
  if (bodies.length === 0) return;
  await trx
    .insertInto('document_bodies')
    .values(bodies.map((row) => ({ instance_id: instanceId, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertTree(
  trx: Trx,
  instanceId: number,
  tree: { hash: string; entries: string },
): Promise<void> {
  await trx
    .insertInto('document_trees')
    .values({ instance_id: instanceId, ...tree })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function readTrees(trx: Trx, instanceId: number, hashes: readonly string[]) {
  return trx
    .selectFrom('document_trees')
    .select(['hash', 'entries'])
    .where('instance_id', '=', instanceId)
    .where('hash', 'in', hashes)
    .execute();
}

export function readBodies(trx: Trx, instanceId: number, hashes: readonly string[]) {
  return trx
    .selectFrom('document_bodies')
    .select(['hash', 'body'])
    .where('instance_id', '=', instanceId)
    .where('hash', 'in', hashes)
    .execute();
}

/** Asked of the database, as the same documents may be of another instance. */
export async function hasTree(trx: Trx, instanceId: number, hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('document_trees')
    .select('hash')
    .where('instance_id', '=', instanceId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

interface PageOf {
  instanceId: number;
  /** The last hash of the page before. */
  after: string;
  most: number;
}

export function pageOfBodies(trx: Trx, { instanceId, after, most }: PageOf) {
  return trx
    .selectFrom('document_bodies')
    .select(['hash', 'body as text'])
    .where('instance_id', '=', instanceId)
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(most)
    .execute();
}

export function pageOfTrees(trx: Trx, { instanceId, after, most }: PageOf) {
  return trx
    .selectFrom('document_trees')
    .select(['hash', 'entries as text'])
    .where('instance_id', '=', instanceId)
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(most)
    .execute();
}
