import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import { getRevision } from '#core/tenancy/revisions/read-revisions.ts';
import { signPreview } from './preview-token.ts';

const LIFE_MS = 12 * 60 * 60 * 1000;

/** A token that shows the draft of whoever calls, as it goes on, or a revision. */
export async function openPreview(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock'> & { keys: Keys },
  { instanceId, customer }: CustomerCaller,
  number: bigint | undefined,
): Promise<{ token: string; expires_at: string }> {
  if (number !== undefined) {
    await db.read(instanceId, (trx) => getRevision(trx, { instanceId, revision: number }));
  }
  const seconds = Math.floor((clock.now().getTime() + LIFE_MS) / 1000);
  const expiresAt = new Date(seconds * 1000);
  const grant = { instanceId, customerId: customer.id, revision: number, expiresAt };
  return { token: await signPreview(keys, grant), expires_at: expiresAt.toISOString() };
}
