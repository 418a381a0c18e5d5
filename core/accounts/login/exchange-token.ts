import { z } from 'zod';
import type { Caller } from '#core/platform/http/caller.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { hashMark } from '#core/accounts/one-time/browser-cookie.ts';
import { takeToken } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import { startSession } from '#core/accounts/sessions/start-session.ts';
import { admit, type Admission } from './admit.ts';

/** An impersonating member of staff, or the browser that left for a service. */
const payloadSchema = z.object({
  staffId: z.string().transform(BigInt).optional(),
  reason: z.string().optional(),
  browser: z.string().optional(),
});

/** Signs in by a token that came in a query: good once, for a minute, and no session by itself. */
export async function exchangeToken(
  deps: AccountDeps,
  caller: Caller,
  { token, browserMark }: { token: string; browserMark: string },
): Promise<Admission> {
  const { instanceId } = caller;
  const entry = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const taken = await takeToken(parts, { instanceId, purpose: 'log_in', token });
    const id = taken?.customerId;
    const customer = id && (await findCustomerById(trx, { instanceId, id }));
    if (!taken || !customer) return undefined;
    const { staffId, reason = '', browser } = payloadSchema.parse(taken.payload);
    if (browser !== undefined && browser !== hashMark(browserMark)) return undefined;
    if (staffId === undefined) return { customer };
    const impersonation = { staffId, reason };
    return {
      session: await startSession(parts, caller, { customerId: customer.id, impersonation }),
    };
  });
  if (!entry) throw await refuseToken(deps, caller, { purpose: 'log_in' });
  return entry.session ? { session: entry.session } : admit(deps, caller, entry.customer);
}
