import type { Trx } from '#core/platform/db/database.ts';
import type { CurrentInstance } from '#core/platform/http/core-env.ts';

const COLUMNS = [
  'instances.id',
  'instances.slug',
  'instances.name',
  'instances.revision',
  'instances.suspended_at',
] as const;

export function findByHost(trx: Trx, host: string): Promise<CurrentInstance | undefined> {
  return trx
    .selectFrom('instance_hosts')
    .innerJoin('instances', 'instances.id', 'instance_hosts.instance_id')
    .select(COLUMNS)
    .where('instance_hosts.host', '=', host)
    .executeTakeFirst();
}

export function findBySlug(trx: Trx, slug: string): Promise<CurrentInstance | undefined> {
  return trx.selectFrom('instances').select(COLUMNS).where('slug', '=', slug).executeTakeFirst();
}

export async function findRevision(trx: Trx, id: number): Promise<bigint> {
  const { revision } = await trx
    .selectFrom('instances')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return revision;
}

export async function findSuspension(trx: Trx, id: number): Promise<Date | null> {
  const { suspended_at: since } = await trx
    .selectFrom('instances')
    .select('suspended_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return since;
}

export function listAll(trx: Trx): Promise<CurrentInstance[]> {
  return trx.selectFrom('instances').select(COLUMNS).orderBy('slug').execute();
}

export function listAllHosts(trx: Trx): Promise<{ instance_id: number; host: string }[]> {
  return trx.selectFrom('instance_hosts').select(['instance_id', 'host']).orderBy('host').execute();
}

/** The first one is named in mails, and another that is added later does not take its place. */
export async function listHosts(trx: Trx, id: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('instance_hosts')
    .select('host')
    .where('instance_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ host }) => host);
}

/** Locks the instance until the end of the transaction. */
export function lockBySlug(trx: Trx, slug: string): Promise<CurrentInstance | undefined> {
  return trx
    .selectFrom('instances')
    .select(COLUMNS)
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function lockById(trx: Trx, id: number): Promise<CurrentInstance> {
  return trx
    .selectFrom('instances')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Answers the locked row, made now if there was none; a new one has revision 0. */
export function lockOrCreate(trx: Trx, slug: string, now: Date): Promise<CurrentInstance> {
  return trx
    .insertInto('instances')
    .values({ slug, name: slug, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function markChanged(
  trx: Trx,
  id: number,
  change: { name: string; now: Date },
): Promise<bigint> {
  const { revision } = await trx
    .updateTable('instances')
    .set((eb) => ({
      name: change.name,
      updated_at: change.now,
      revision: eb('revision', '+', 1n),
    }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export interface HostChange {
  added: string[];
  removed: string[];
  /** Asked for, but another instance has them. */
  foreign: string[];
}

/** Makes these the hosts of an instance, as far as they are not another's. */
export async function replaceHosts(trx: Trx, id: number, hosts: string[]): Promise<HostChange> {
  // Sorted, so that parallel publications lock in the same order.
  const rows = [...hosts].sort().map((host) => ({ host, instance_id: id }));
  const added = await trx
    .insertInto('instance_hosts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('host')
    .execute();
  const removed = await trx
    .deleteFrom('instance_hosts')
    .where('instance_id', '=', id)
    .where('host', 'not in', hosts)
    .returning('host')
    .execute();
  const foreign = await trx
    .selectFrom('instance_hosts')
    .select('host')
    .where('host', 'in', hosts)
    .where('instance_id', '<>', id)
    .execute();
  const names = (found: { host: string }[]) => found.map(({ host }) => host);
  return { added: names(added), removed: names(removed), foreign: names(foreign) };
}

/** Says whether nobody had it. */
export async function insertHost(trx: Trx, id: number, host: string): Promise<boolean> {
  const row = await trx
    .insertInto('instance_hosts')
    .values({ host, instance_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHost(trx: Trx, id: number, host: string): Promise<void> {
  await trx
    .deleteFrom('instance_hosts')
    .where('instance_id', '=', id)
    .where('host', '=', host)
    .execute();
}

/** Remembers that an owner chose the hosts, so that files leave them alone from now on. */
export function keepHosts(trx: Trx, id: number, now: Date): Promise<CurrentInstance> {
  return trx
    .updateTable('instances')
    .set({ hosts_chosen_at: now, updated_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** What keeps files from writing over an instance. */
export function readChoices(trx: Trx, id: number) {
  return trx
    .selectFrom('instances')
    .select(['hosts_chosen_at', 'files_tree'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Remembers what files said last. */
export async function noteFiles(trx: Trx, id: number, tree: string): Promise<void> {
  await trx.updateTable('instances').set({ files_tree: tree }).where('id', '=', id).execute();
}

/** Remembers whose customer rents it. */
export async function setParent(trx: Trx, id: number, parentId: number): Promise<void> {
  await trx.updateTable('instances').set({ parent_id: parentId }).where('id', '=', id).execute();
}

/** The one whose customer rents it; nothing for one that nobody rents. */
export async function findParentId(trx: Trx, id: number): Promise<number | null> {
  const row = await trx
    .selectFrom('instances')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.parent_id ?? null;
}

export function setSuspended(
  trx: Trx,
  id: number,
  { at, now }: { at: Date | null; now: Date },
): Promise<CurrentInstance> {
  return trx
    .updateTable('instances')
    .set({ suspended_at: at, updated_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function isHostTaken(trx: Trx, host: string): Promise<boolean> {
  const row = await trx
    .selectFrom('instance_hosts')
    .select('host')
    .where('host', '=', host)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHosts(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('instance_hosts').where('instance_id', '=', id).execute();
}
