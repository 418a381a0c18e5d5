import { formatAmount } from '#core/money/money.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { deleteApiTokens, readApiTokens, readSecrets } from './api-token.store.ts';

/** What a customer's programs may do and when they last came; nothing that opens anything. */
export async function exportApiTokens(trx: Trx, { instanceId, customerId }: CustomerOf) {
  const rows = await readApiTokens(trx, { instanceId, customerId });
  const tokenIds = rows.map(({ id }) => id);
  const secrets = await readSecrets(trx, { instanceId, tokenIds });
  return rows.map(({ id, daily_cap_micro: cap, ...row }) => ({
    name: row.name,
    is_test: row.is_test,
    scopes: row.scopes,
    addresses: row.addresses,
    service_ids: row.service_ids,
    daily_cap: cap === null ? null : formatAmount(cap),
    expires_at: row.expires_at,
    created_at: row.created_at,
    secrets: secrets
      .filter(({ token_id: tokenId }) => tokenId === id)
      .map(({ hint, created_at, last_used_at, last_used_address }) => ({
        ...{ hint, created_at, last_used_at, last_used_address },
      })),
  }));
}

export function eraseApiTokens(trx: Trx, customer: CustomerOf): Promise<void> {
  return deleteApiTokens(trx, customer);
}
