import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { endOpen, eraseWords, readOwnTrials } from './free-trial.store.ts';

const AT_ONCE = 1_000;

/** What is kept of the trials of a customer; which links had which quest stays known. */
export const trialData: CustomerData = {
  exportPages: {
    async free_trials(trx, { instanceId, customerId }, after) {
      const before = after === undefined ? undefined : BigInt(after);
      const found = await readOwnTrials(trx, { instanceId, customerId, before, most: AT_ONCE });
      const last = lastOfFull(found, AT_ONCE);
      const rows = found.map((row) => ({
        ...{ id: String(row.id), status: row.status, quest_id: row.quest_id },
        quest: String(localize(row.quest_name, DEFAULT_LANGUAGE)),
        ...{ service_id: row.service_id, quantity: row.quantity },
        ...{ url: row.url, proof_url: row.proof_url, reason: row.reason },
        order_id: row.order_id === null ? null : String(row.order_id),
        ...{ created_at: row.created_at, expire_at: row.expire_at },
        ...{ submitted_at: row.submitted_at, decided_at: row.decided_at },
      }));
      return { rows, next: last && String(last.id) };
    },
  },
  close: ({ trx }, customer) => endOpen(trx, customer),
  erase: ({ trx }, customer) => eraseWords(trx, customer),
};
