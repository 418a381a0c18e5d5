import type { Deps } from '#core/deps.ts';
import { listInstances } from '#core/tenancy/instances/list-instances.ts';
import { revokeTokensOf } from '#core/accounts/api-tokens/revoke-tokens-of.ts';
import { endSessionRows } from '#core/accounts/sessions/session.store.ts';
import { markDemoAccounts, type Published } from '#core/accounts/customers/demo-account.store.ts';

/**
 * Ends what is open of accounts that the demo has made, whose password everybody knows. They are kept,
 * for a demo that goes on later; `startSession` and `logIn` let nobody into them in live mode.
 */
export async function closeDemoAccounts(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  published: Published,
): Promise<void> {
  for (const { id: instanceId, slug } of await listInstances(deps)) {
    const closed = await deps.db.inInstance(instanceId, async (trx) => {
      const accounts = await markDemoAccounts(trx, { instanceId, ...published });
      const now = deps.clock.now();
      let sessions = 0;
      for (const customerId of accounts) {
        const ending = { instanceId, customerId, now, reason: 'demo_closed' };
        sessions += await endSessionRows(trx, ending);
        await revokeTokensOf(trx, ending);
      }
      return { accounts: accounts.length, sessions };
    });
    if (closed.accounts === 0) continue;
    const message = 'accounts of the demo are closed: their password is published';
    deps.log.warn({ instance: slug, ...closed }, message);
  }
}
