import type { Trx } from '#core/platform/db/database.ts';
import { readOrderable, type OrderableRow } from './orderable.store.ts';
import { parseId } from './parse-id.ts';

export type OrderableService = OrderableRow;

/** The name a caller gives a service: its id or its slug. */
export type ServiceName = number | string;

/**
 * The services that are called so, as far as they can be ordered at the moment. Whoever asks keeps
 * those to themselves that the grade of a buyer does not open.
 */
export async function findOrderable(
  trx: Trx,
  { instanceId, names }: { instanceId: number; names: readonly ServiceName[] },
): Promise<ReadonlyMap<ServiceName, OrderableService>> {
  const called = [...new Set(names)].map((name) => ({
    name,
    id: typeof name === 'number' ? name : parseId(name),
  }));
  const rows = await readOrderable(trx, {
    instanceId,
    ids: called.flatMap(({ id }) => id ?? []),
    slugs: called.flatMap(({ name, id }) => (id === undefined ? String(name) : [])),
    knownIds: [],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const found = called.flatMap(({ name, id }): [ServiceName, OrderableService][] => {
    const row = id === undefined ? bySlug.get(String(name)) : byId.get(id);
    return row && !row.is_deactivated ? [[name, row]] : [];
  });
  return new Map(found);
}

/** The same by the ids of services that were found before, also of restricted ones. */
export async function findKnownOrderable(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly number[] },
): Promise<ReadonlyMap<ServiceName, OrderableService>> {
  const rows = await readOrderable(trx, { instanceId, ids: [], slugs: [], knownIds: ids });
  return new Map(rows.flatMap((row) => (row.is_deactivated ? [] : [[row.id, row]])));
}
