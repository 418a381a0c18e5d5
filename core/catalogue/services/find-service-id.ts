import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import type { Perks } from '#core/pricing/grades/ladder.pure.ts';
import { findPrice } from './catalogue.store.ts';

/**
 * The id of a named service. Missing, withdrawn and restricted services not named by their slug are
 * refused alike, as are those that a grade does not open.
 */
export async function findServiceId(
  trx: Trx,
  service: { instanceId: number; idOrSlug: string; perks?: Perks },
): Promise<number> {
  const row = await findPrice(trx, service);
  if (!row) throw new AppError('not_found');
  return row.id;
}
