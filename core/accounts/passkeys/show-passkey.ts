import type { Passkey } from './passkey.contract.ts';
import type { PasskeyRow } from './passkey.store.ts';

/** Without its key, which nobody reads. */
export function showPasskey(row: PasskeyRow): Passkey {
  return {
    id: Number(row.id),
    name: row.name,
    is_backed_up: row.is_backed_up,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
