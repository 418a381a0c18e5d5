import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ApiToken } from './api-token.contract.ts';
import { dayOf } from './api-token-rules.pure.ts';
import { readSecrets, readSpent, type ApiTokenRow } from './api-token.store.ts';

/** Tokens as their owner sees them; nothing of it opens anything. */
export async function showTokens(
  trx: Trx,
  { instanceId, rows, now }: { instanceId: number; rows: readonly ApiTokenRow[]; now: Date },
): Promise<ApiToken[]> {
  const tokenIds = rows.map(({ id }) => id);
  const [secrets, spent] = await Promise.all([
    readSecrets(trx, { instanceId, tokenIds }),
    readSpent(trx, { instanceId, tokenIds, day: dayOf(now) }),
  ]);
  return rows.map((row) => {
    const own = secrets.filter(({ token_id: tokenId }) => tokenId === row.id);
    const used = own.flatMap(({ last_used_at: at }) => at?.getTime() ?? []);
    return {
      id: Number(row.id),
      name: row.name,
      is_main: row.is_main,
      is_test: row.is_test,
      scopes: row.scopes,
      addresses: row.addresses,
      service_ids: row.service_ids,
      daily_cap: row.daily_cap_micro === null ? null : formatAmount(row.daily_cap_micro),
      spent_today: formatAmount(spent.get(row.id) ?? 0n),
      expires_at: row.expires_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      last_used_at: used.length === 0 ? null : new Date(Math.max(...used)).toISOString(),
      secrets: own.map((secret) => ({
        id: Number(secret.id),
        hint: secret.hint,
        created_at: secret.created_at.toISOString(),
        last_used_at: secret.last_used_at?.toISOString() ?? null,
        last_used_address: secret.last_used_address,
      })),
    };
  });
}
