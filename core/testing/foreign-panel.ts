import { insertPanel } from '#core/resale/child-panels/child-panel.store.ts';
import type { TestCore } from './harness.ts';

/** Rented by a customer; that it is no panel of its own makes no difference to who may ask for it. */
export async function panelOf({ db, clock, instances, actors }: TestCore): Promise<string> {
  const { id: instanceId } = instances.b;
  const now = clock.now();
  const row = await db.inInstance(instanceId, (trx) =>
    insertPanel(trx, {
      ...{ instance_id: instanceId, customer_id: actors.customerOfB.id, name: 'Of b' },
      ...{ admin_email: 'b@birch.example', host: 'b.panels.example', domain_type: 'subdomain' },
      ...{ child_instance_id: instanceId, token_id: 1n, price_micro: 1n, billing_day: 1 },
      ...{ paid_until: now, created_at: now, next_look_at: now },
    }),
  );
  return String(row.id);
}
