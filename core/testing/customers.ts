import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Deps } from '#core/deps.ts';
import { insertCustomer, type NewCustomer } from '#core/accounts/customers/customer.store.ts';
import { startSession } from '#core/accounts/sessions/start-session.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { CHEAP } from './cheap-hasher.ts';

export interface TestCustomer {
  id: bigint;
  email: string;
}

type AddCustomerInput = Partial<Omit<NewCustomer, 'instance_id'>> & { password?: string };

/** A confirmed customer, written as registration leaves one behind. */
export async function addCustomer(
  deps: Deps,
  instanceId: number,
  { password, ...given }: AddCustomerInput = {},
): Promise<TestCustomer> {
  const now = deps.clock.now();
  const affiliateCode = randomBytes(5).toString('hex');
  const email = given.email ?? `${affiliateCode}@mail.example`;
  const customer: NewCustomer = {
    instance_id: instanceId,
    email_confirmed_at: now,
    name: 'Ada Brook',
    language: 'en',
    affiliate_code: affiliateCode,
    created_at: now,
    ...(password !== undefined && { password_hash: await hash(password, CHEAP) }),
    ...given,
    email,
  };
  const id = await deps.db.inInstance(instanceId, (trx) => insertCustomer(trx, customer));
  if (id === undefined) throw new Error(`There is a customer ${email} already`);
  return { id, email };
}

/** The authorization header of a new session, of staff who look through the customer's eyes if told. */
export async function logInAs(
  deps: Deps,
  instanceId: number,
  customer: { id: bigint },
  staffId?: bigint,
): Promise<string> {
  const caller: Caller = {
    instanceId,
    address: '192.0.2.1',
    userAgent: 'test',
    requestId: 'test-login',
    language: 'en',
    origin: { scheme: 'http', host: 'test.example' },
  };
  const { token } = await deps.db.inInstance(instanceId, (trx) =>
    startSession({ ...deps, trx }, caller, {
      customerId: customer.id,
      ...(staffId !== undefined && { impersonation: { staffId, reason: 'a test' } }),
    }),
  );
  return `Bearer ${token}`;
}
