import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** Clocks of phones are off by a little: one step before and one after count as well. */
const STEPS_OFF = 1;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** What every authenticator app understands without being told more. */
const totpOf = (secret: Uint8Array, label: { issuer: string; account: string }) =>
  new TOTP({
    issuer: label.issuer,
    label: label.account,
    period: STEP_SECONDS,
    // The package takes an ArrayBuffer of its own, without what lies around a slice.
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

export function describeTotp(secret: Uint8Array, label: { issuer: string; account: string }) {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The step that a code belongs to; undefined for a wrong one. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): bigint | undefined {
  const totp = totpOf(secret, { issuer: '', account: '' });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return delta === null ? undefined : BigInt(totp.counter({ timestamp }) + delta);
}
