import type { SocialProvider } from '#core/accounts/social/social.contract.ts';

/** A service that says who somebody is, and the path outside of the panel that leads there. */
export interface SignInService {
  provider: SocialProvider;
  url: string;
  /** As whom the service knows this site, where one tap is enough. */
  oneTapClient?: string | undefined;
}

/** Why somebody was led back to the login, each with a text under `problem`. */
export const ENTRY_PROBLEMS = ['refused', 'taken', 'unavailable', 'expired', 'late'] as const;
export type EntryProblem = (typeof ENTRY_PROBLEMS)[number];

/** What the address says of it; what it says otherwise counts for nothing. */
export function entryProblem(query: URLSearchParams): EntryProblem | undefined {
  const said = query.get('social-error') ?? query.get('problem');
  return ENTRY_PROBLEMS.find((problem) => problem === said);
}
