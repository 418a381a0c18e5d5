import { z } from 'zod';
import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteSearchesBefore, eraseSearches, readSearches } from './keyword-search.store.ts';

const AT_ONCE = 1_000;
/** As long as YouTube lets others keep what it has said. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

export const searchData: CustomerData = {
  exportPages: {
    async keyword_searches(trx, { instanceId, customerId }, after) {
      const before = after === undefined ? {} : { before: BigInt(after) };
      const found = await readSearches(trx, { instanceId, customerId, ...before, most: AT_ONCE });
      const last = lastOfFull(found, AT_ONCE);
      const rows = found.map((row) => ({
        ...{ keyword: row.keyword, country_id: row.country_id, language: row.language },
        ...{ suggestions: row.suggestions, source: row.source, created_at: row.created_at },
      }));
      return { rows, next: last && String(last.id) };
    },
  },
  erase: ({ trx }, customer) => eraseSearches(trx, customer),
};

export const forgetSearches = defineJob({
  kind: 'forget-keyword-searches',
  schema: z.strictObject({}),
  maxAttempts: 3,
  handle: ({ db, clock }) =>
    db.asSystem((trx) => deleteSearchesBefore(trx, new Date(clock.now().getTime() - KEPT_MS))),
});

export const SEARCH_SCHEDULES = [
  {
    name: 'forget-keyword-searches',
    job: forgetSearches,
    instanceId: null,
    payload: {},
    everySeconds: 6 * 60 * 60,
  },
];
