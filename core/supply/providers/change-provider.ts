import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { isUniqueViolation } from '#core/platform/db/failures.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import { seal } from '#core/platform/secrets/seal.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { requireAskable } from './require-askable.ts';
import { requireNoRing } from './require-no-ring.ts';
import { keyOwner } from './provider-key.ts';
import type { providerChange } from './provider.contract.ts';
import { findProvider, UNTRIED, updateProvider } from './provider.store.ts';

/**
 * Gives a provider another name, key or address; what is left out stays as it is. Answers whether it
 * has to be tried anew.
 */
export async function changeProvider(
  deps: ProviderDeps,
  caller: CustomerCaller,
  { id, key, low_balance: least, ...change }: z.infer<typeof providerChange> & { id: bigint },
): Promise<boolean> {
  const { instanceId, customer: staff } = caller;
  const ref = { instanceId, id };
  const present = await deps.db.inInstance(instanceId, (trx) => findProvider(trx, ref));
  if (!present) throw new AppError('not_found');
  const { url = present.url } = change;
  if (url !== present.url) await requireAskable(deps, url);
  // The key that is kept was given for another address, and is sent to no other.
  if (url !== present.url && key === undefined) throw refused({ key: [{ code: 'required' }] });
  const low = least == null ? null : (parseAmount(least) ?? null);
  const limit = least === undefined ? {} : { low_balance_micro: low };
  const isElsewhere = key !== undefined || url !== present.url;
  const values = {
    ...{ ...change, ...limit, url },
    ...(key !== undefined && (await sealed(key, url))),
    ...(isElsewhere && UNTRIED),
  };
  await deps.db.inInstance(instanceId, async (trx) => {
    if (url !== present.url) await requireNoRing(trx, { instanceId, url });
    const isChanged = await updateProvider(trx, { ...ref, url: present.url }, values).catch(
      (error: unknown) => {
        throw isUniqueViolation(error) ? refused({ name: [{ code: 'taken' }] }) : error;
      },
    );
    if (!isChanged) throw new AppError('conflict');
    await recordAudit({ ...deps, trx }, caller, {
      action: 'provider.changed',
      staffId: staff.id,
      sessionId: staff.sessionId,
      details: {
        provider: String(id),
        ...{ name_before: present.name, name_after: change.name ?? present.name },
        ...{ url_before: present.url, url_after: url },
        key_replaced: key !== undefined,
        ...(least !== undefined && { low_balance_after: least }),
      },
    });
  });
  return isElsewhere;

  async function sealed(secret: string, address: string) {
    const owner = keyOwner({ instanceId, url: address });
    return { key_sealed: await seal(deps.keys, owner, Buffer.from(secret)) };
  }
}

const refused = (fields: FieldProblems) => new AppError('validation_failed', { fields });
