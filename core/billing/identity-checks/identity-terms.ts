import type { Trx } from '#core/platform/db/database.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when documents are awaited and kept that are asked for, or decided on, now. */
export interface IdentityTerms {
  dueAt: Date;
  deleteAt: Date;
}

export async function readTerms(
  trx: Trx,
  { instanceId, now }: { instanceId: number; now: Date },
): Promise<IdentityTerms> {
  const { identityDocuments } = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return {
    dueAt: inDays(identityDocuments.answerDays),
    deleteAt: inDays(identityDocuments.keepDays),
  };
}
