import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#core/deps.ts';
import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import { keepSecret } from './secret.store.ts';

/** What a key is for; a new purpose gets a key that has nothing in common with the others. */
export type KeyPurpose =
  | 'captcha-challenge'
  | 'captcha-answer'
  | 'captcha-key'
  | 'child-panel-domain'
  | 'guest-order'
  | 'guest-payment'
  | 'identity-document'
  | 'sandbox-gateway'
  | 'studio-preview'
  | 'payment-account'
  | 'provider'
  | 'referral'
  | 'support-chat'
  | 'task-channel'
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
const NAME = 'application';

/** Read once for each database of the process, however many ask for keys. */
const secretOf = cachePerDatabase<Uint8Array>(1);

export function createKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Keys {
  const readSecret = () =>
    secretOf(db).get(NAME, () => {
      const secret = { name: NAME, value: randomBytes(BYTES), createdAt: clock.now() };
      return db.asSystem((trx) => keepSecret(trx, secret));
    });

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
