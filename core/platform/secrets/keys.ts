import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import type { Database } from '#core/platform/db/database.ts';
import { keepSecret } from './secret.store.ts';

/** What a key is for; a new purpose gets a key that has nothing in common with the others. */
export type KeyPurpose =
  | 'captcha-challenge'
  | 'captcha-answer'
  | 'captcha-key'
  | 'guest-order'
  | 'guest-payment'
  | 'identity-document'
  | 'sandbox-gateway'
  | 'studio-preview'
  | 'provider'
  | 'referral'
  | 'support-chat'
  | 'ticket-attachment'
  | 'ticket-reply'
  | 'totp'
  | 'unsubscribe'
  | 'webhook';

/** Keys derived from the one secret of the deployment. */
export interface Keys {
  key(purpose: KeyPurpose): Promise<Buffer>;
  sign(purpose: KeyPurpose, text: string): Promise<string>;
  /** Takes the same time whatever differs. */
  isSignature(purpose: KeyPurpose, text: string, signature: string): Promise<boolean>;
}

const BYTES = 32;

/** Read once for each database of the process, however many ask for keys. */
const secrets = new WeakMap<Database, Promise<Uint8Array>>();

export function createKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Keys {
  async function readSecret(): Promise<Uint8Array> {
    const known = secrets.get(db);
    if (known) return known;
    const secret = { name: 'application', value: randomBytes(BYTES), createdAt: clock.now() };
    const reading = db.asSystem((trx) => keepSecret(trx, secret));
    secrets.set(db, reading);
    try {
      return await reading;
    } catch (error) {
      secrets.delete(db);
      throw error;
    }
  }

  async function key(purpose: KeyPurpose): Promise<Buffer> {
    return Buffer.from(hkdfSync('sha256', await readSecret(), '', `marquee/${purpose}`, BYTES));
  }

  async function sign(purpose: KeyPurpose, text: string): Promise<string> {
    return createHmac('sha256', await key(purpose))
      .update(text)
      .digest('base64url');
  }

  return {
    key,
    sign,
    async isSignature(purpose, text, signature) {
      const right = Buffer.from(await sign(purpose, text));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
