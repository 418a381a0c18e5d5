import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where answers to our mails go, and what whoever hands them in signs with. */
export interface InboundMail {
  /** `reply@mail.example`; a token follows its local part behind a plus sign. */
  address: string;
  /** Any of them is good; the newest first. */
  secrets: readonly string[];
}

/** A mail that was handed in so long ago is nobody's any more. */
const GOOD_FOR_SECONDS = 300;

interface Signed {
  timestamp: string | undefined;
  signature: string | undefined;
  body: Uint8Array;
  now: Date;
}

/** Whether a mail comes from who may hand mails in: the secret signs its time and its bytes. */
export function isSigned(
  { secrets }: InboundMail,
  { timestamp = '', signature = '', body, now }: Signed,
): boolean {
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > GOOD_FOR_SECONDS) return false;
  const given = Buffer.from(signature.trim().toLowerCase());
  return secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, { timestamp, body }));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

export function signatureOf(
  secret: string,
  { timestamp, body }: { timestamp: string; body: Uint8Array },
): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}
