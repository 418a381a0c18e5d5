import type { Trx } from '#core/platform/db/database.ts';
import type { WebhookEndpoint } from './endpoint.contract.ts';
import { readWebhookSecrets, type EndpointRow } from './endpoint.store.ts';

/** Endpoints as their owner sees them; nothing of it signs anything. */
export async function showEndpoints(
  trx: Trx,
  instanceId: number,
  rows: readonly EndpointRow[],
): Promise<WebhookEndpoint[]> {
  const endpointIds = rows.map(({ id }) => id);
  const secrets = await readWebhookSecrets(trx, { instanceId, endpointIds });
  return rows.map((row) => ({
    id: Number(row.id),
    url: row.url,
    types: row.types,
    is_test: row.is_test,
    is_enabled: row.disabled_at === null,
    disabled_because: row.disabled_because,
    failing_since: row.failing_since?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    secrets: secrets
      .filter(({ endpoint_id: id }) => id === row.id)
      .map(({ id, hint, created_at: at }) => ({
        ...{ id: Number(id), hint, created_at: at.toISOString() },
      })),
  }));
}
