import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTry } from '#core/platform/limits/rate-limit.ts';
import { recordRefusedToken } from '#core/accounts/one-time/refuse-token.ts';

/** Anyone can send tokens that open nothing; the log is not theirs to fill. */
const LINES_OF_ADDRESS: Limit = { name: 'refused-session', capacity: 10, refillSeconds: 60 };

/** Answers the refusal of who comes with a token, or none, that opens no session. */
export async function refuseSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  token: string | undefined,
): Promise<AppError> {
  const { instanceId, address } = caller;
  const counted = { instanceId, limit: LINES_OF_ADDRESS, subject: address };
  if (token !== undefined && (await spendTry(deps, counted))) {
    await recordRefusedToken(deps, caller, 'session');
  }
  return new AppError('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
}
