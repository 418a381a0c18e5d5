import { randomInt } from 'node:crypto';
import type { Trx } from '#core/platform/db/database.ts';
import { invariant } from '#core/errors.ts';
import { parseAffiliateCode } from './affiliate-code.ts';
import {
  findCustomerByEmail,
  findIdByAffiliateCode,
  insertCustomer,
  type NewCustomer,
} from './customer.store.ts';

/** Without what is mistaken for each other when read aloud. */
const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 8;
const CODE_ATTEMPTS = 5;

type Created = Omit<NewCustomer, 'affiliate_code' | 'referred_by' | 'referred_sub'> & {
  /** The code of the customer who brought this one, and the name of their link. */
  referredByCode?: string | undefined;
};

/** Returns the new customer's id; undefined when the address has an account already. */
export async function createCustomer(
  trx: Trx,
  { referredByCode, ...customer }: Created,
): Promise<bigint | undefined> {
  const { instance_id: instanceId, email } = customer;
  const sentBy = parseAffiliateCode(referredByCode);
  const referrer = sentBy && (await findIdByAffiliateCode(trx, { instanceId, code: sentBy.code }));
  const referral = {
    referred_by: referrer ?? null,
    referred_sub: referrer === undefined ? '' : sentBy?.subId,
  };
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt += 1) {
    const row = { ...customer, affiliate_code: newCode(), ...referral };
    const id = await insertCustomer(trx, row);
    if (id !== undefined) return id;
    const key = email?.toLowerCase();
    if (key && (await findCustomerByEmail(trx, { instanceId, emailKey: key }))) return undefined;
  }
  invariant(false, 'an affiliate code is free after a few tries');
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
