/** What one-time tokens are for, and how many minutes each is good for. */
export const TOKEN_MINUTES = {
  confirm_registration: 24 * 60,
  change_email: 24 * 60,
  reset_password: 30,
  second_factor: 10,
  choose_password: 3 * 24 * 60,
  log_in: 1,
  social_state: 10,
  connect_social: 5,
  confirm_social: 5,
  add_passkey: 5,
  passkey_login: 5,
  join_team: 7 * 24 * 60,
} as const;
export type TokenPurpose = keyof typeof TOKEN_MINUTES;

export const TOKEN_PURPOSES = Object.keys(TOKEN_MINUTES) as TokenPurpose[]; // Its keys.
