import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { TokenPurpose } from './token-purposes.pure.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

/**
 * Keeps a line about a token that opens nothing: used before, too old, of another instance or made
 * up look the same from here.
 */
export async function recordRefusedToken(
  deps: Ports,
  caller: Caller,
  purpose: TokenPurpose | 'session' | 'one_tap' | 'api',
): Promise<void> {
  const entry = { action: 'token.refused', outcome: 'refused', details: { purpose } } as const;
  await deps.db.inInstance(caller.instanceId, (trx) =>
    recordAudit({ ...deps, trx }, caller, entry),
  );
}

/** Records it and answers the refusal; `field` is where the token stands in the request. */
export async function refuseToken(
  deps: Ports,
  caller: Caller,
  { purpose, field = 'token' }: { purpose: TokenPurpose; field?: 'token' | 'challenge' },
): Promise<AppError> {
  await recordRefusedToken(deps, caller, purpose);
  return new AppError('validation_failed', { fields: { [field]: [{ code: 'expired' }] } });
}
