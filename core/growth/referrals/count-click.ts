import { findIdByAffiliateCode, signClick } from '#core/accounts/customers/affiliate-code.ts';
import type { CoreParts } from '#core/parts.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTry } from '#core/platform/limits/rate-limit.ts';
import { readTerms } from './referral-terms.ts';
import { addClick } from './referral.store.ts';

const CLICKS_BY_ADDRESS: Limit = { name: 'referral-clicks', capacity: 20, refillSeconds: 60 };

interface Click {
  instanceId: number;
  address: string;
  code: string;
  subId: string | undefined;
  isNew: boolean;
}

/**
 * Counts that a link was followed, and signs what says so for as long as it counts. Undefined where
 * the code is nobody's, or the instance has no programme.
 */
export async function countClick(
  deps: Pick<CoreParts, 'db' | 'clock' | 'keys'>,
  { instanceId, address, code: typed, subId = '', isNew }: Click,
): Promise<string | undefined> {
  const code = typed.toLowerCase();
  const referrerId = await deps.db.read(instanceId, async (trx) => {
    const { isEnabled } = await readTerms(trx, instanceId);
    return isEnabled ? findIdByAffiliateCode(trx, { instanceId, code }) : undefined;
  });
  if (referrerId === undefined) return undefined;
  if (isNew && (await spendTry(deps, { instanceId, limit: CLICKS_BY_ADDRESS, subject: address }))) {
    const day = deps.clock.now().toISOString().slice(0, 10);
    await deps.db.inInstance(instanceId, (trx) =>
      addClick(trx, { instance_id: instanceId, referrer_id: referrerId, sub_id: subId, day }),
    );
  }
  return signClick(deps, { instanceId, code, subId });
}
