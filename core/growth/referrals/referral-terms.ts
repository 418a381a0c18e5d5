import type { Trx } from '#core/platform/db/database.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

export interface Terms {
  isEnabled: boolean;
  /** A fraction. */
  percent: number;
  holdingDays: number;
}

export async function readTerms(trx: Trx, instanceId: number): Promise<Terms> {
  const settings = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  return {
    isEnabled: settings.referralProgramEnabled,
    percent: settings.referralProgramPercent,
    holdingDays: settings.referralHoldingDays,
  };
}

const PPM = 1_000_000;
const PPM_OF_BASIS_POINT = 100;

/** Of what is really spent; a share of the referrer's own goes before that of the instance. */
export function ratePpmOf({ isEnabled, percent }: Terms, basisPoints: number): number {
  if (!isEnabled) return 0;
  return basisPoints > 0 ? basisPoints * PPM_OF_BASIS_POINT : Math.round(percent * PPM);
}
