import { AppError } from '#core/errors.ts';

type Refusal = 'passkey_unfit' | 'passkey_late' | 'wrong_passkey';

export const refusedPasskey = (code: Refusal): AppError =>
  new AppError('validation_failed', { fields: { credential: [{ code }] } });
