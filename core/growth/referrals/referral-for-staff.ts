import { sumCommissions, type OwnSums } from '#core/billing/commissions/read-commissions.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readTerms } from './referral-terms.ts';
import {
  readDecisions,
  readProgram,
  type CustomerRef,
  type DecisionRow,
} from './referral.store.ts';

const MOST_HELD = 20;

export interface ReferralForStaff {
  isEnabled: boolean;
  /** Fractions: of the instance, and of this customer where they have one of their own. */
  percent: number;
  ownPercent: number | null;
  clicks: number;
  signUps: number;
  buyers: number;
  sums: OwnSums;
  /** What was decided on the customer, whom another has referred. */
  decision: DecisionRow | undefined;
  /** What waits or was refused of those they have referred, the latest first. */
  held: DecisionRow[];
}

const PER_UNIT = 10_000;

export async function readReferralForStaff(
  trx: Trx,
  of: CustomerRef,
): Promise<ReferralForStaff | undefined> {
  const program = await readProgram(trx, of);
  if (!program) return undefined;
  const { isEnabled, percent } = await readTerms(trx, of.instanceId);
  const { own, held } = await readDecisions(trx, { ...of, most: MOST_HELD });
  return {
    ...{ isEnabled, percent, decision: own, held },
    ownPercent: program.basis_points > 0 ? program.basis_points / PER_UNIT : null,
    ...{ clicks: program.clicks, signUps: program.sign_ups, buyers: program.buyers },
    sums: await sumCommissions(trx, { ...of, kind: 'referral' }),
  };
}
