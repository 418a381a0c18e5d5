import { formatAmount } from '#core/money/money.ts';
import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { forgetPosts, skipOpen } from './post.store.ts';
import { endAll, forgetChannels, readAllOf, readServicesOf } from './subscription.store.ts';

const AT_ONCE = 1_000;

/** What is kept of the subscriptions of a customer; an account that is deleted ends them. */
export const subscriptionData: CustomerData = {
  exportPages: {
    async subscriptions(trx, { instanceId, customerId }, after) {
      const before = after === undefined ? undefined : BigInt(after);
      const found = await readAllOf(trx, { instanceId, customerId, before, most: AT_ONCE });
      const last = lastOfFull(found, AT_ONCE);
      const services = await readServicesOf(trx, { instanceId, ids: found.map(({ id }) => id) });
      const rows = found.map((row) => ({
        ...{ id: String(row.id), name: row.name, url: row.url, channel: row.channel_name },
        ...{ status: row.status, ended_reason: row.ended_reason },
        ...{ contents_limit: row.contents_limit, contents_count: row.contents_count },
        ...{ cost_per_publication: formatAmount(row.cost_micro), billing_type: row.billing_type },
        ...{ delay_minutes: row.delay_minutes, old_posts: row.old_posts },
        ...{ is_by_program: row.service_id !== null, expires_at: row.expires_at },
        services: services
          .filter(({ subscription_id: id }) => id === row.id)
          .map(({ service, quantity, least_quantity: least }) => ({
            ...{ service: service.name, quantity },
            ...(least !== null && { least_quantity: least }),
          })),
        ...{ created_at: row.created_at, completed_at: row.completed_at },
      }));
      return { rows, next: last && String(last.id) };
    },
  },
  async close({ trx, clock }, owner) {
    const { instanceId } = owner;
    const ids = await endAll(trx, { ...owner, reason: 'account_deleted', at: clock.now() });
    await skipOpen(trx, { instanceId, ids, reason: 'ended' });
  },
  async erase({ trx }, owner) {
    await forgetPosts(trx, owner);
    await forgetChannels(trx, owner);
  },
};
