import { insertVideoAccount } from '#core/growth/video-accounts/video-account.store.ts';
import type { TestCore } from './harness.ts';

/** By the operations about channels, whose parameter has the name that others have. */
export async function videoAccountOf({ db, clock, actors }: TestCore) {
  const { instance, id: customerId } = actors.customerOfB;
  const account = await db.inInstance(instance.id, (trx) =>
    insertVideoAccount(trx, {
      ...{ instance_id: instance.id, customer_id: customerId, channel_id: `UC${'b'.repeat(22)}` },
      ...{ name: 'Of b', url: 'https://www.youtube.com/@ofb', code: 'MQ-B' },
      created_at: clock.now(),
    }),
  );
  const operations = ['removeVideoAccount', 'verifyVideoCode', 'verifyVideoSubscriptions'];
  return Object.fromEntries(operations.map((id) => [`${id}.id`, String(account.id)]));
}
