import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { documentsOf, type Publication } from '#core/tenancy/instances/instance-published.ts';
import { withdrawalContradictions } from './method-contradictions.ts';

/** Nothing is published by which a withdrawal could not be paid. */
export function refuseContradictions(_trx: Trx, published: Publication): Promise<void> {
  const found = Object.entries(
    withdrawalContradictions(documentsOf(published, 'withdrawal-method')),
  );
  if (found.length === 0) return Promise.resolve();
  const fields = Object.fromEntries(
    found.map(([at, problems]) => [`withdrawal_methods.${at}`, problems]),
  );
  throw new AppError('validation_failed', { fields });
}
