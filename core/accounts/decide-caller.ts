import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { refusedCodes } from '#core/http/read-operation.ts';
import { requireCustomer } from './current-customer.ts';
import type { Permission } from './permissions.pure.ts';
import { requireStaff } from './require-staff.ts';

/** The `security` of an operation of staff: its description names the permission as a role. */
export const staffOnly = (permission: Permission) => [{ bearer: [permission] }];

/** Who may call an operation, as its description says. */
interface Callers {
  permission: Permission | undefined;
  frozen: 'allowed' | undefined;
  impersonated: 'refused' | undefined;
}

/**
 * Decides by the description who may call an operation before anything that was sent is looked at,
 * so that nobody learns by a field error of what is not for them.
 */
export function decideCaller(api: CoreApi): MiddlewareHandler<CoreEnv> {
  let described: ReadonlyMap<string, Callers> | undefined;
  return async (c, next) => {
    const operation = matchedRoutes(c).find(({ method }) => method !== 'ALL');
    if (operation) {
      described ??= callersByOperation(api);
      const callers = described.get(`${operation.method} ${operation.path}`);
      if (callers?.permission !== undefined) await requireStaff(c, callers.permission);
      else if (callers) await requireCustomer(c, callers);
    }
    await next();
  };
}

/** Of those that only a session opens. */
function callersByOperation(api: CoreApi): Map<string, Callers> {
  return new Map(
    api.openAPIRegistry.definitions.flatMap((definition) => {
      if (definition.type !== 'route') return [];
      const { method, path, security, responses } = definition.route;
      const bearer = security?.[0]?.['bearer'];
      if (!bearer) return [];
      const refused = refusedCodes(responses);
      const callers: Callers = {
        // What the description names is a permission: `staffOnly` takes nothing else.
        permission: bearer[0] as Permission | undefined,
        frozen: refused.includes('account_frozen') ? undefined : 'allowed',
        impersonated: refused.includes('owner_only') ? 'refused' : undefined,
      };
      const routed = path.replaceAll(/\/\{(\w+)\}/g, '/:$1');
      return [[`${method.toUpperCase()} ${routed}`, callers] as const];
    }),
  );
}
