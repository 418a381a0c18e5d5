import { AppError, refuseField } from '#core/errors.ts';
import {
  sumCommissions,
  sumCommissionsByPayer,
  type OwnSums,
} from '#core/billing/commissions/read-commissions.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Database } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { tablePage } from '#core/ordering/orders/list/table-page.ts';
import {
  REFERRALS_PER_PAGE,
  type Referral,
  type ReferralsAnswer,
  type ReferralsQuery,
  type ReferralStatistics,
} from './referral.contract.ts';
import { isById } from './referral-sorts.pure.ts';
import { countReferred, listReferred } from './referral-table.store.ts';
import { listLinks, readProgram, type CustomerRef } from './referral.store.ts';
import { ratePpmOf, readTerms } from './referral-terms.ts';

const PPM = 1_000_000;
const NOTHING: OwnSums = {
  ...{ earnedMicro: 0n, heldMicro: 0n, releasedMicro: 0n, reversedMicro: 0n },
  nextAvailableAt: null,
};

export function readStatistics(db: Database, owner: CustomerRef): Promise<ReferralStatistics> {
  return db.read(owner.instanceId, async (trx) => {
    const [terms, program, sums, links] = await Promise.all([
      readTerms(trx, owner.instanceId),
      readProgram(trx, owner),
      sumCommissions(trx, { ...owner, kind: 'referral' }),
      listLinks(trx, owner),
    ]);
    if (!program) throw new AppError('not_found');
    return {
      is_enabled: terms.isEnabled,
      percent: ratePpmOf(terms, program.basis_points) / PPM,
      holding_days: terms.holdingDays,
      affiliate_code: program.affiliate_code,
      clicks: program.clicks,
      sign_ups: program.sign_ups,
      buyers: program.buyers,
      ...shownSums(sums),
      links: links.map(({ earned_micro: earned, ...link }) => ({
        ...link,
        earned: formatAmount(earned),
      })),
    };
  });
}

/** A page of whom a customer has brought, and how many they are. */
export async function listReferrals(
  db: Database,
  owner: CustomerRef,
  query: ReferralsQuery,
): Promise<ReferralsAnswer> {
  const { order_by: by = 'id', order_on: direction = 'desc', page, cursor } = query;
  const after = cursor === undefined ? undefined : BigInt(cursor);
  if (after !== undefined && !isById(by)) refuseField('cursor', { code: 'invalid_format' });
  const { perPage, skipped } = tablePage({
    page: after === undefined ? page : 1,
    per_page: query.per_page ?? REFERRALS_PER_PAGE,
  });
  return db.read(owner.instanceId, async (trx) => {
    const sort = { by, direction };
    const [rows, found] = await Promise.all([
      listReferred(trx, { ...owner, sort, after, skipped, most: perPage }),
      countReferred(trx, owner),
    ]);
    const payerIds = rows.map(({ id }) => id);
    const sums = await sumCommissionsByPayer(trx, { ...owner, kind: 'referral', payerIds });
    const last = isById(by) ? lastOfFull(rows, perPage) : undefined;
    return {
      data: rows.map((row): Referral => {
        const own = sums.get(row.id);
        return {
          name: masked(row.name),
          signed_up_at: row.created_at.toISOString(),
          orders: own?.orders ?? 0,
          ...shownSums(own ?? NOTHING),
          decision: row.decision,
          reasons: row.reasons ?? [],
        };
      }),
      recordsFiltered: found,
      meta: { next: last ? String(last.id) : null },
    };
  });
}

const shownSums = (sums: OwnSums) => ({
  earned: formatAmount(sums.earnedMicro),
  held: formatAmount(sums.heldMicro),
  available: formatAmount(sums.releasedMicro),
  reversed: formatAmount(sums.reversedMicro),
  next_available_at: sums.nextAvailableAt?.toISOString() ?? null,
});

/** The first letter of a name, and nothing of how long it is. */
export const masked = (name: string): string => `${[...name.trim()][0] ?? ''}***`;
