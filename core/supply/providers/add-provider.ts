import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import { seal } from '#core/platform/secrets/seal.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { requireAskable } from './require-askable.ts';
import { requireNoRing } from './require-no-ring.ts';
import { keyOwner } from './provider-key.ts';
import { keepProvider } from './provider.store.ts';
import type { providerBody } from './provider.contract.ts';

/** Stores a provider with its key, which is never shown again. */
export async function addProvider(
  deps: ProviderDeps,
  caller: CustomerCaller,
  { name, url, key }: z.infer<typeof providerBody>,
): Promise<bigint> {
  const { instanceId, customer: staff } = caller;
  await requireAskable(deps, url);
  const sealed = await seal(deps.keys, keyOwner({ instanceId, url }), Buffer.from(key));
  return deps.db.inInstance(instanceId, async (trx) => {
    await requireNoRing(trx, { instanceId, url });
    const row = { instance_id: instanceId, name, url, key_sealed: sealed };
    const id = await keepProvider(trx, { ...row, created_at: deps.clock.now() });
    if (id === undefined) {
      throw new AppError('validation_failed', { fields: { name: [{ code: 'taken' }] } });
    }
    await recordAudit({ ...deps, trx }, caller, {
      action: 'provider.kept',
      staffId: staff.id,
      sessionId: staff.sessionId,
      details: { provider: String(id), name },
    });
    return id;
  });
}
