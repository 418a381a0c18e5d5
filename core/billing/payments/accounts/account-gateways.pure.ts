/** Payment providers at which an owner can have an account of their own. */
export const ACCOUNT_GATEWAYS = ['stripe', 'paypal', 'btcpay'] as const;
export type AccountGateway = (typeof ACCOUNT_GATEWAYS)[number];

/** The fields of the keys of each, in the order in which they are asked for. */
export const KEY_FIELDS = {
  stripe: ['secret_key'],
  paypal: ['client_id', 'client_secret', 'mode'],
  btcpay: ['url', 'store_id', 'api_key'],
} as const satisfies Record<AccountGateway, readonly string[]>;

/** Why keys were not taken, or an account is not reached any more. */
export const ACCOUNT_PROBLEMS = [
  /** The provider does not know the keys. */
  'keys_refused',
  /** They are right, but may not do what is needed. */
  'keys_too_narrow',
  /** The account cannot take payments yet. */
  'not_ready',
  /** No answer, or one that makes no sense. */
  'no_answer',
] as const;
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number];
