import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { Brand } from '#core/tenancy/brand/brand.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { changeCustomer, type CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { insertIdentity, lockIdentity } from './identity.store.ts';
import { SERVICE_NAMES } from './service-names.pure.ts';
import type { SocialProvider } from './social.contract.ts';
import type { SocialPerson } from './social-service.ts';

interface Connection {
  customer: CustomerRow;
  provider: SocialProvider;
  person: SocialPerson;
  brand: Brand;
}

/** Lets a service open an account from now on, and tells its owner; no where it cannot. */
export async function connectIdentity(
  deps: AccountDeps & { trx: Trx },
  caller: Caller,
  { customer, provider, person, brand }: Connection,
): Promise<boolean> {
  const { instanceId } = caller;
  const { trx } = deps;
  const now = deps.clock.now();
  const identity = { instanceId, provider, subject: person.subject };
  await lockIdentity(trx, identity);
  if (!(await insertIdentity(trx, identity, { id: customer.id, now }))) return false;
  const change = {
    social_provider: customer.social_provider ?? provider,
    ...(provider === 'telegram' && {
      telegram_id: person.subject,
      telegram_username: person.username ?? null,
    }),
    updated_at: now,
  };
  await changeCustomer(trx, { instanceId, id: customer.id }, change);
  const details = { provider };
  await recordAudit(deps, caller, { action: 'social.connected', customerId: customer.id, details });
  const to = noticeTo(customer);
  const facts = { provider: SERVICE_NAMES[provider] };
  if (to) await queueNotice(deps, { kind: 'socialConnected', instanceId, brand, facts, ...to });
  return true;
}
