import { deleteTwoFactor } from './two-factor.store.ts';

/** Turns it off for who can prove nothing any more; says whether it was on. */
export const takeAwayTwoFactor = deleteTwoFactor;
