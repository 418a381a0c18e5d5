import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import type { CatalogueContent } from '#core/catalogue/services/catalogue-content.ts';
import type { Deps } from '#core/deps.ts';
import { recordOrdered } from '#core/feedback/reviews/record-ordered.ts';
import { writeReviews } from '#core/feedback/reviews/write-reviews.ts';
import { DEMO_CUSTOMER, DEMO_ORDERS } from '#fixtures/demo-customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Seeding {
  instanceId: number;
  /** Asked for only where she has to be made: it takes longer than all else. */
  catalogue: () => CatalogueContent | undefined;
}

/** Somebody to log in as, with orders behind her; once made, she is left as she is. */
export async function seedCustomer(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, catalogue }: Seeding,
): Promise<void> {
  const now = deps.clock.now();
  const { name, email, passwordHash } = DEMO_CUSTOMER;
  const made = await deps.db.inInstance(instanceId, async (trx) => {
    const id = await createCustomer(trx, {
      instance_id: instanceId,
      name,
      email,
      email_confirmed_at: now,
      password_hash: passwordHash,
      password_changed_at: now,
      language: 'en',
      billing_country: 'GB',
      is_demo: true,
      created_at: now,
    });
    if (id === undefined) return undefined;
    const services = catalogue()?.services ?? [];
    const orders = DEMO_ORDERS.flatMap((order) => {
      const service = services[order.at];
      return service ? { ...order, serviceId: service.id } : [];
    });
    for (const { serviceId, daysAgo } of orders) {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      await recordOrdered(trx, { instanceId, customerId: id, serviceId, at });
    }
    return { id, orders };
  });
  if (!made) return;
  const caller = { instanceId, language: 'en', customer: { id: made.id } } as const;
  const reviews = made.orders.flatMap(({ serviceId, rating, comment }) =>
    rating === undefined ? [] : { service_id: serviceId, rating, comment },
  );
  await writeReviews(deps, caller, reviews);
}
