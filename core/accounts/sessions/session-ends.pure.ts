/** Why sessions are ended, as the audit says it. */
export const SESSION_ENDS = [
  'account_deleted',
  'logged_out',
  'logged_out_everywhere',
  'password_changed',
  'password_reset',
  'revoked',
  'revoked_by_staff',
  'two_factor_enabled',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];
