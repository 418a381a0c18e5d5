import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import { deleteVideoAccounts, readVideoAccounts } from './video-account.store.ts';

/** The channels of a customer; of who leaves, none stays, so that another may prove them. */
export const videoAccountData: CustomerData = {
  async export(trx, { instanceId, customerId }) {
    const rows = await readVideoAccounts(trx, { instanceId, customerId });
    return {
      video_accounts: rows.map((row) => ({
        ...{ id: String(row.id), channel_id: row.channel_id, name: row.name, url: row.url },
        ...{ code: row.code, is_reportable: row.is_reportable, created_at: row.created_at },
        verification_code_at: row.verification_code_at,
        verification_public_subscriptions_at: row.verification_public_subscriptions_at,
      })),
    };
  },
  erase: ({ trx }, customer) => deleteVideoAccounts(trx, customer),
};
