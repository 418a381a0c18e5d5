import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { invariant } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readBrand, type Brand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import {
  findCustomerByEmail,
  findCustomerById,
  type CustomerRow,
} from '#core/accounts/customers/customer.store.ts';
import { emailKey, normaliseEmail } from '#core/accounts/customers/email.ts';
import { connectIdentity } from './connect-identity.ts';
import { findIdByIdentity, insertIdentity, lockIdentity } from './identity.store.ts';
import type { SocialProvider } from './social.contract.ts';
import type { SocialPerson } from './social-service.ts';

interface Entry {
  provider: SocialProvider;
  person: SocialPerson;
  affiliateCode?: string | undefined;
}

/**
 * The customer of a service's identity: known by it, by an address that both the service and we
 * have verified, or new. If only one has verified the address, it could be another person's and is
 * refused.
 */
export async function enterBySocial(
  deps: AccountDeps,
  caller: Caller,
  entry: Entry,
): Promise<CustomerRow | undefined> {
  const brand = await readBrand(deps, caller);
  return deps.db.inInstance(caller.instanceId, async (trx) => {
    const found = await findOrMake({ ...deps, trx }, caller, { ...entry, brand });
    if (!found) {
      await recordAudit({ ...deps, trx }, caller, {
        action: 'social.refused',
        outcome: 'refused',
        details: { provider: entry.provider },
      });
    }
    return found;
  });
}

async function findOrMake(
  deps: AccountDeps & { trx: Trx },
  caller: Caller,
  { provider, person, affiliateCode, brand }: Entry & { brand: Brand },
): Promise<CustomerRow | undefined> {
  const { instanceId, language } = caller;
  const { trx } = deps;
  const identity = { instanceId, provider, subject: person.subject };
  await lockIdentity(trx, identity);
  const knownId = await findIdByIdentity(trx, identity);
  if (knownId !== undefined) return findCustomerById(trx, { instanceId, id: knownId });
  const email = person.email === undefined ? undefined : normaliseEmail(person.email);
  if (email !== undefined) {
    const customer = await findCustomerByEmail(trx, { instanceId, emailKey: emailKey(email) });
    if (customer) {
      const isOwners = customer.email_confirmed_at !== null;
      const connection = { customer, provider, person, brand };
      return isOwners && (await connectIdentity(deps, caller, connection)) ? customer : undefined;
    }
  }
  const now = deps.clock.now();
  const id = await createCustomer(trx, {
    instance_id: instanceId,
    email: email ?? null,
    email_confirmed_at: email === undefined ? null : now,
    name: person.name.trim().slice(0, 100) || (person.username ?? provider),
    language,
    social_provider: provider,
    referredByCode: affiliateCode,
    created_at: now,
    ...(provider === 'telegram' && {
      telegram_id: person.subject,
      telegram_username: person.username ?? null,
    }),
  });
  if (id === undefined) return undefined;
  const isNew = await insertIdentity(trx, identity, { id, now });
  invariant(isNew, 'an identity that is locked and nobody has is free');
  const details = { provider };
  await recordAudit(deps, caller, { action: 'account.opened_by_social', customerId: id, details });
  return findCustomerById(trx, { instanceId, id });
}
