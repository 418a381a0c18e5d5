import type { Trx } from '#core/platform/db/database.ts';
import { readRevision } from './catalogue.store.ts';
import { readShapes, type ShapeRow } from './service-shapes.store.ts';

export type ServiceShape = ShapeRow;

/**
 * How services can be ordered, by their slugs: for whoever promises orders of them. Undefined for an
 * instance that has no catalogue yet.
 */
export async function readServiceShapes(
  trx: Trx,
  asked: { instanceId: number; slugs: readonly string[] },
): Promise<ReadonlyMap<string, ServiceShape> | undefined> {
  if ((await readRevision(trx, asked.instanceId)) === 0n) return undefined;
  const rows = await readShapes(trx, asked);
  return new Map(rows.map((row) => [row.slug, row]));
}
