import type { Trx } from '#core/platform/db/database.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';

export interface RoleRenaming {
  instanceId: number;
  from: string;
  to: string;
}

/** Called in the transaction that renames a role. */
export const roleRenamed = listeners<[Trx, RoleRenaming]>('role renamed');
