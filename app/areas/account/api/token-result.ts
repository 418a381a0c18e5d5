import type { NewApiToken } from '#core/accounts/api-tokens/api-token.contract.ts';

/** For how many days a token may be good. */
export const EXPIRIES = ['never', 'd30', 'd90', 'd365'] as const;

/** What the forms of the page are answered with: a refusal as conform has it, or a new token. */
export interface TokenResult {
  initialValue?: { form?: string; id?: string } | null;
  made?: NewApiToken;
}
