import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import type { Deps } from '#core/deps.ts';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';

/** Who may see the pages of staff, and who the studio too; once made, they are left as they are. */
export async function seedStaff(
  deps: Pick<Deps, 'db' | 'clock'>,
  instanceId: number,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.inInstance(instanceId, async (trx) => {
    for (const { name, email, roles, passwordHash } of [DEMO_STAFF, DEMO_OWNER]) {
      await createCustomer(trx, {
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
      });
    }
  });
}
