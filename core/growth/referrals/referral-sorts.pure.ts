/** By what the table of referrals is ordered. */
export const REFERRAL_SORTS = ['id', 'createdAt', 'orders', 'earned'] as const;
export type ReferralSort = (typeof REFERRAL_SORTS)[number];

/** Ids grow with the time of the sign-up. */
export const isById = (sort: ReferralSort): boolean => sort === 'id' || sort === 'createdAt';
