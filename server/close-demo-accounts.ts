import { closeDemoAccounts as close } from '#core/accounts/demo/close-demo-accounts.ts';
import type { Deps } from '#core/deps.ts';
import { DEMO_CUSTOMER } from '#fixtures/demo-customer.ts';

const [, domain = ''] = DEMO_CUSTOMER.email.split('@');

/** For a database that has served the demo and now serves customers. */
export function closeDemoAccounts(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  return close(deps, { domain, passwordHash: DEMO_CUSTOMER.passwordHash });
}
