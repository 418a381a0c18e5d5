import type { Trx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { isPublic } from './catalogue.store.ts';

/** Refuses what is not there, what is not sold any more and what only some may see, all alike. */
export async function requirePublicService(
  trx: Trx,
  service: { instanceId: number; serviceId: number },
): Promise<void> {
  if (!(await isPublic(trx, service))) throw new AppError('not_found');
}
