import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { getProvider } from '#core/supply/providers/list-providers.ts';
import type { providerUseAnswer } from './provider-use.contract.ts';
import { readServicesOf } from './import.store.ts';

/** A provider, and what depends on it. */
export async function getProviderUse(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ref: { instanceId: number; id: bigint },
): Promise<z.infer<typeof providerUseAnswer>['data']> {
  return db.inInstance(ref.instanceId, async (trx) => {
    const provider = await getProvider(trx, { ...ref, now: clock.now() });
    if (!provider) throw new AppError('not_found');
    const use = { instanceId: ref.instanceId, providerId: ref.id };
    const { count, sole } = await readServicesOf(trx, use);
    return { ...provider, services_count: count, sole_services_count: sole.length };
  });
}
