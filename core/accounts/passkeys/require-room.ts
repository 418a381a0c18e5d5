import { AppError } from '#core/errors.ts';
import { MOST_PASSKEYS } from './passkey-rules.pure.ts';

/** Refuses one more where there are as many as there may be. */
export function requireRoom(known: number): void {
  if (known < MOST_PASSKEYS) return;
  throw new AppError('validation_failed', { fields: { body: [{ code: 'passkeys_full' }] } });
}
