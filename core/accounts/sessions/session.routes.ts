import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { grantSession } from './send-session.ts';
import * as operations from './session.operations.ts';

export function sessionRoutes(api: CoreApi, deps: AccountDeps): void {
  handle(api, operations.refreshSession, async (caller, _input, c) =>
    grantSession(c, await refreshSession(deps, caller, c.req.header('authorization'))),
  );

  handle(api, operations.logOut, async (caller, { body: { everywhere = false } }) => {
    const { id: customerId, sessionId, impersonatorId } = caller.customer;
    // An impersonated session logs out only itself.
    const isAll = everywhere && impersonatorId === undefined;
    const reason = isAll ? 'logged_out_everywhere' : 'logged_out';
    await deps.db.inInstance(caller.instanceId, (trx) =>
      endSessions({ ...deps, trx }, caller, {
        customerId,
        reason,
        ...(!isAll && { id: sessionId }),
      }),
    );
  });

  handle(api, operations.listSessions, async (caller) => ({
    data: await listSessions(deps, caller),
  }));

  handle(api, operations.revokeSession, async (caller, { params: { sessionId } }) => {
    const ended = await deps.db.inInstance(caller.instanceId, (trx) =>
      endSessions({ ...deps, trx }, caller, {
        customerId: caller.customer.id,
        reason: 'revoked',
        id: BigInt(sessionId),
      }),
    );
    if (ended === 0) throw new AppError('not_found');
  });
}
