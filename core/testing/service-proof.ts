import { recordDelivery } from '#core/catalogue/delivery-records/record-delivery.ts';
import { refreshDeliveryRecords } from '#core/catalogue/delivery-records/refresh-records.ts';
import { recordOrdered } from '#core/feedback/reviews/record-ordered.ts';
import { addCustomer, logInAs } from './customers.ts';
import type { TestCore, TestInstance } from './harness.ts';

let orderId = 0n;

/** As many orders that each took a minute to start and an hour in all, and lost two hundredths. */
export async function deliverOrders(
  { db, clock, deps }: TestCore,
  { id: instanceId }: TestInstance,
  { serviceId, count }: { serviceId: number; count: number },
): Promise<void> {
  await db.inInstance(instanceId, async (trx) => {
    for (let at = 0; at < count; at += 1) {
      orderId += 1n;
      const orderedAt = clock.now();
      const after = (seconds: number) => new Date(orderedAt.getTime() + seconds * 1000);
      await recordDelivery(trx, {
        ...{ instanceId, orderId, serviceId, orderedAt, outcome: 'completed' },
        ...{ startedAt: after(60), completedAt: after(3_600), droppedPpm: 20_000 },
      });
    }
  });
  const prepared = refreshDeliveryRecords.prepare({});
  if ('refused' in prepared) throw new Error(prepared.refused);
  const { signal } = new AbortController();
  await prepared.run(deps, { id: 1n, instanceId: null, attempt: 1, signal });
}

/** As many customers who ordered it and each gave so many stars. */
export async function rateService(
  { db, clock, deps, request }: TestCore,
  { id: instanceId, host }: TestInstance,
  { serviceId, ratings, comment = '' }: { serviceId: number; ratings: number[]; comment?: string },
): Promise<void> {
  for (const rating of ratings) {
    const { id: customerId } = await addCustomer(deps, instanceId, { name: 'Ada Brook' });
    const at = clock.now();
    await db.inInstance(instanceId, (trx) =>
      recordOrdered(trx, { instanceId, customerId, serviceId, at }),
    );
    const authorization = await logInAs(deps, instanceId, { id: customerId });
    const written = await request('/api/v1/my-services/reviews', {
      method: 'POST',
      host,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ reviews: [{ service_id: serviceId, rating, comment }] }),
    });
    if (written.status !== 200) throw new Error(`A review answered ${written.status}.`);
  }
}
