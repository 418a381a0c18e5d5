import type { Trx } from '#core/platform/db/database.ts';
import { lockApiTokens, readApiTokens, revokeRow } from './api-token.store.ts';

/** Revokes all tokens of a customer, and says which. */
export async function revokeTokensOf(
  trx: Trx,
  { instanceId, customerId, now }: { instanceId: number; customerId: bigint; now: Date },
): Promise<bigint[]> {
  await lockApiTokens(trx, { instanceId, customerId });
  const rows = await readApiTokens(trx, { instanceId, customerId });
  for (const { id: tokenId } of rows) await revokeRow(trx, { instanceId, tokenId, now });
  return rows.map(({ id }) => id);
}
