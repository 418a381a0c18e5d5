import type { Context } from 'hono';
import { invariant } from '#core/errors.ts';
import type { CoreEnv, CurrentInstance } from './core-env.ts';

/** The instance of a request, for operations that stand behind the tenants. */
export function currentInstance(c: Context<CoreEnv>): CurrentInstance {
  const instance = c.get('instance');
  invariant(instance, 'an operation runs behind requireTenant');
  return instance;
}
