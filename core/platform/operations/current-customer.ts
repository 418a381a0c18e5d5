import type { Context } from 'hono';
import type { ApiScope } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import type { Program } from '#core/accounts/api-tokens/program.ts';
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
  /** Those that their roles allow, while the instance asks for a second factor that they lack. */
  withheld: readonly Permission[];
  isFrozen: boolean;
  /** The impersonating member of staff. */
  impersonatorId: bigint | undefined;
  /** As it was settled last; null for who has reached none. */
  gradeId: number | null;
  /** Whether somebody has brought them here, which never changes. */
  isReferred: boolean;
}

/** A customer and where the request comes from: what a use case acts for. */
export interface CustomerCaller extends Caller {
  customer: CurrentCustomer;
}

/** What a customer and a program of theirs have in common. */
export type Owner = Pick<CurrentCustomer, 'id' | 'isFrozen' | 'gradeId' | 'isReferred'>;

/** A customer by a session or by one of their programs. */
export interface OwnerCaller extends Caller {
  customer: Owner;
  /** Nothing for a session, which may do all that its customer may. */
  program?: Program | undefined;
}

/** A guest, a customer or one of their programs. */
export interface BuyerCaller extends Caller {
  customer: Owner | undefined;
  program?: Program | undefined;
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

interface ByToken extends Requirements {
  token: ApiScope;
  test?: 'refused' | undefined;
}

/** Whoever calls in the name of a customer: by a token with the scope that it asks for, or a session. */
export async function requireOwner(c: Context<CoreEnv>, rules: ByToken): Promise<OwnerCaller> {
  return (await findByToken(c, rules)) ?? requireCustomer(c, rules);
}

/** The program behind a token of the API; nothing where a request has none. */
export async function findByToken(
  c: Context<CoreEnv>,
  { token, frozen, test }: ByToken,
): Promise<OwnerCaller | undefined> {
  const found = await c.get('findProgram')(token);
  if (!found) return undefined;
  const { customer, program } = found;
  if (customer.isFrozen && frozen !== 'allowed') throw new AppError('account_frozen');
  if (program.isTest && test === 'refused') throw new AppError('test_refused');
  return { ...callerOf(c), customer, program };
}

/**
 * The customer of a request that guests may send as well. An expired token is refused and not
 * treated as a guest, so that no customer acts as a guest unknowingly.
 */
export function findCustomer(c: Context<CoreEnv>): Promise<CurrentCustomer | undefined> {
  return c.get('findCustomer')();
}
