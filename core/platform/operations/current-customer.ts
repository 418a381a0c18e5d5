import type { Context } from 'hono';
import type { ApiScope } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { AppError } from '#core/errors.ts';
import type { Permission } from './permissions.pure.ts';
import { callerOf, type Caller } from '#core/platform/http/caller.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';

/** The customer behind a request, as the session says. */
export interface CurrentCustomer {
  id: bigint;
  sessionId: bigint;
  /** Of all their roles together. */
  permissions: readonly Permission[];
  isFrozen: boolean;
  /** The impersonating member of staff. */
  impersonatorId: bigint | undefined;
}

/** A customer and where the request comes from: what a use case acts for. */
export interface CustomerCaller extends Caller {
  customer: CurrentCustomer;
}

/** A customer by a session or by one of their programs, where it makes no difference. */
export interface OwnerCaller extends Caller {
  customer: Pick<CurrentCustomer, 'id' | 'isFrozen'>;
}

/** A guest, or a customer whose token was looked at. */
export interface VisitorCaller extends Caller {
  customer: CurrentCustomer | undefined;
}

interface Requirements {
  /** Only what a frozen customer needs to see why, and to leave. */
  frozen?: 'allowed' | undefined;
  /** Impersonated sessions may not change who owns the account. */
  impersonated?: 'refused' | undefined;
}

/** The first line of every operation that is not for guests. */
export async function requireCustomer(
  c: Context<CoreEnv>,
  { frozen, impersonated }: Requirements = {},
): Promise<CustomerCaller> {
  const customer = await findCustomer(c);
  if (!customer) throw new AppError('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
  if (customer.isFrozen && frozen !== 'allowed') throw new AppError('account_frozen');
  if (customer.impersonatorId !== undefined && impersonated === 'refused') {
    throw new AppError('owner_only');
  }
  return { ...callerOf(c), customer };
}

/** Whoever calls in the name of a customer: by a token with the scope that it asks for, or a session. */
export async function requireOwner(
  c: Context<CoreEnv>,
  { token, ...rules }: Requirements & { token: ApiScope },
): Promise<OwnerCaller> {
  const program = await c.get('findProgram')(token);
  if (!program) return requireCustomer(c, rules);
  if (program.isFrozen && rules.frozen !== 'allowed') throw new AppError('account_frozen');
  return { ...callerOf(c), customer: program };
}

/**
 * The customer of a request that guests may send as well. An expired token is refused and not
 * treated as a guest, so that no customer acts as a guest unknowingly.
 */
export function findCustomer(c: Context<CoreEnv>): Promise<CurrentCustomer | undefined> {
  return c.get('findCustomer')();
}
