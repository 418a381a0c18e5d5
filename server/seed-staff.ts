import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import type { Deps } from '#core/deps.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';

/** Somebody to log in as who may see the pages of staff; once made, they are left as they are. */
export async function seedStaff(
  deps: Pick<Deps, 'db' | 'clock'>,
  instanceId: number,
): Promise<void> {
  const now = deps.clock.now();
  const { name, email, roles, passwordHash } = DEMO_STAFF;
  await deps.db.inInstance(instanceId, (trx) =>
    createCustomer(trx, {
      instance_id: instanceId,
      name,
      email,
      roles,
      email_confirmed_at: now,
      password_hash: passwordHash,
      password_changed_at: now,
      language: 'en',
      is_demo: true,
      created_at: now,
    }),
  );
}
