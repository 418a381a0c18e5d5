import type { Trx } from '#core/db/database.ts';
import { readSettingsIn } from '#core/instances/read-documents.ts';
import { parseAmount } from '#core/money.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

/** The most that one member of staff approves alone. */
export async function readSecondApprovalAbove(trx: Trx, instanceId: number): Promise<bigint> {
  const settings = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  return parseAmount(settings.secondApprovalAbove) ?? 0n;
}
