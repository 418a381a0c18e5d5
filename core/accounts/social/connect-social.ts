import { z } from 'zod';
import { AppError } from '#core/errors.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { issueToken, takeToken } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import { connectIdentity } from './connect-identity.ts';
import { socialProvider, type SocialProvider } from './social.contract.ts';
import { socialPerson } from './social-service.ts';

/** The path on which a customer leaves for a service in order to connect it. */
export async function startConnecting(
  deps: AccountDeps,
  caller: CustomerCaller,
  { provider, redirectPath }: { provider: SocialProvider; redirectPath: string },
): Promise<string> {
  const { instanceId, customer, language } = caller;
  const token = await deps.db.inInstance(instanceId, (trx) =>
    issueToken(
      { ...deps, trx },
      {
        instanceId,
        purpose: 'connect_social',
        customerId: customer.id,
        payload: { redirectPath },
      },
    ),
  );
  return `/socialite/${provider}?connect=${token}&locale=${language}`;
}

const payloadSchema = z.object({ provider: socialProvider, person: socialPerson });

/**
 * Connects the service the customer returned from. The session must be the one that left: otherwise
 * a customer led through a foreign link would connect the link owner's identity.
 */
export async function confirmConnecting(
  deps: AccountDeps,
  caller: CustomerCaller,
  token: string,
): Promise<void> {
  const { instanceId, customer } = caller;
  const brand = await readBrand(deps, caller);
  const problem = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const taken = await takeToken(parts, { instanceId, purpose: 'confirm_social', token });
    if (!taken || taken.customerId !== customer.id) return 'expired';
    const row = await findCustomerById(trx, { instanceId, id: customer.id });
    if (!row) return 'expired';
    const { provider, person } = payloadSchema.parse(taken.payload);
    const connection = { customer: row, provider, person, brand };
    return (await connectIdentity(parts, caller, connection)) ? undefined : 'taken';
  });
  if (problem === 'expired') throw await refuseToken(deps, caller, { purpose: 'confirm_social' });
  if (problem) throw new AppError('validation_failed', { fields: { token: [{ code: problem }] } });
}
