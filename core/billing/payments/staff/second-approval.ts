import type { Trx } from '#core/platform/db/database.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { parseAmount } from '#core/money/money.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

/** The most that one member of staff can approve alone. */
export async function readSecondApprovalAbove(trx: Trx, instanceId: number): Promise<bigint> {
  const settings = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  return parseAmount(settings.secondApprovalAbove) ?? 0n;
}
