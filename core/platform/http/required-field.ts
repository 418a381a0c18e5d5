import { AppError } from '#core/errors.ts';

/** What has to be sent, looked at only once it is known that there is something to do it to. */
export function requiredField<Value>(name: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new AppError('validation_failed', { fields: { [name]: [{ code: 'required' }] } });
}
