import { hasTwoFactor } from './two-factor.store.ts';

/** Whether signing in of one customer asks for a code. */
export const isTwoFactorOn = hasTwoFactor;
