import { sql } from 'kysely';
import type { Trx } from './database.ts';
import { APP_ROLE, SYSTEM_ROLE, type Scope } from './scope.ts';

/** Every scope but that of the owner of the tables. */
export type ActingScope = Exclude<Scope, { as: 'owner' }>;

/**
 * Does a part of a transaction for another instance, or across all of them, so that both are written
 * or neither is. The rest of the transaction goes on as before; where the part fails, there is none.
 */
export async function actAs<T>(
  trx: Trx,
  { then, ...scopes }: { as: ActingScope; then: ActingScope },
  work: () => Promise<T>,
): Promise<T> {
  await enter(trx, scopes.as);
  const result = await work();
  await enter(trx, then);
  return result;
}

async function enter(trx: Trx, scope: ActingScope): Promise<void> {
  const role = scope.as === 'app' ? APP_ROLE : SYSTEM_ROLE;
  const instance = scope.as === 'app' ? String(scope.instanceId) : '';
  await sql`select set_config('role', ${role}, true),
    set_config('marquee.instance_id', ${instance}, true)`.execute(trx);
}
