import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { findPrice } from './catalogue.store.ts';

/**
 * The id of a named service. Missing, withdrawn and restricted services not named by their slug are
 * refused alike.
 */
export async function findServiceId(
  trx: Trx,
  service: { instanceId: number; idOrSlug: string },
): Promise<number> {
  const row = await findPrice(trx, service);
  if (!row) throw new AppError('not_found');
  return row.id;
}
