import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { changeCustomer } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { proveOwner } from '#core/accounts/passwords/prove-owner.ts';
import { deleteIdentity, findProviders } from './identity.store.ts';
import { SERVICE_NAMES } from './service-names.pure.ts';
import type { SocialProvider } from './social.contract.ts';

interface Leaving {
  provider: SocialProvider;
  /** Who has none would lock themselves out, and must choose one first. */
  password: string;
}

/** Lets a service open the account no longer; nothing where it does not. */
export async function disconnectSocial(
  deps: AccountDeps,
  caller: CustomerCaller,
  { provider, password }: Leaving,
): Promise<void> {
  const { instanceId, customer } = caller;
  const row = await proveOwner(deps, caller, { password, field: 'current_password' });
  const brand = await readBrand(deps, caller);
  const owner = { instanceId, id: customer.id };
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    if (!(await deleteIdentity(trx, owner, provider))) return;
    const [left = null] = await findProviders(trx, owner);
    const change = {
      social_provider: row.social_provider === provider ? left : row.social_provider,
      ...(provider === 'telegram' && { telegram_id: null, telegram_username: null }),
      updated_at: deps.clock.now(),
    };
    await changeCustomer(trx, owner, change);
    const details = { provider };
    await recordAudit(parts, caller, {
      action: 'social.disconnected',
      customerId: customer.id,
      details,
    });
    const to = noticeTo(row);
    const facts = { provider: SERVICE_NAMES[provider] };
    if (to)
      await queueNotice(parts, { kind: 'socialDisconnected', instanceId, brand, facts, ...to });
  });
}
