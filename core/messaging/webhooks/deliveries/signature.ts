import { createHmac, randomBytes } from 'node:crypto';

/** As Standard Webhooks has it: `whsec_` and the bytes of the key in base64. */
const PREFIX = 'whsec_';
const BYTES = 32;
const HINT_LETTERS = 4;

export interface NewWebhookSecret {
  secret: string;
  /** What a customer tells secrets apart by; nothing can be signed with it. */
  hint: string;
}

export function newWebhookSecret(): NewWebhookSecret {
  const secret = PREFIX + randomBytes(BYTES).toString('base64');
  return { secret, hint: `${PREFIX}…${secret.slice(-HINT_LETTERS - 1, -1)}` };
}

interface Signed {
  id: string;
  /** Of the attempt, in seconds. */
  timestamp: number;
  body: string;
}

/** What a receiver compares; with each secret that is good still, so that either one will do. */
export function signatureOf(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      return `v1,${mac}`;
    })
    .join(' ');
}
