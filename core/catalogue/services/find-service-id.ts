import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { findPrice } from './catalogue.store.ts';

/**
 * The id of a service that is called so. Refuses what is not there, what is not sold any more and
 * what is restricted and not called by its slug, all alike.
 */
export async function findServiceId(
  trx: Trx,
  service: { instanceId: number; idOrSlug: string },
): Promise<number> {
  const row = await findPrice(trx, service);
  if (!row) throw new AppError('not_found');
  return row.id;
}
