import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readSearches } from './keyword-search.store.ts';
import type { keywordSearchesAnswer } from './keyword-suggestion.contract.ts';
import { readSource } from './suggestion-source.ts';

const MOST_READ = 60;
const MOST_SHOWN = 12;

/** The newest first; what was searched for on several days, once. */
export function listKeywordSearches(
  deps: Pick<Deps, 'db' | 'isDemo' | 'outbound'>,
  { instanceId, customer }: CustomerCaller,
): Promise<z.infer<typeof keywordSearchesAnswer>> {
  return deps.db.read(instanceId, async (trx) => {
    await readSource(trx, deps, instanceId);
    const rows = await readSearches(trx, {
      ...{ instanceId, customerId: customer.id, most: MOST_READ },
    });
    const keyOf = (row: (typeof rows)[number]) =>
      `${row.language} ${row.country_id} ${row.keyword}`;
    const first = new Map([...rows].reverse().map((row) => [keyOf(row), row]));
    const newest = rows.filter((row) => first.get(keyOf(row)) === row).slice(0, MOST_SHOWN);
    return {
      data: newest.map((row) => ({
        ...{ keyword: row.keyword, country: row.country_id, language: row.language },
        suggestions_count: row.suggestions?.length ?? 0,
        searched_at: row.created_at.toISOString(),
      })),
    };
  });
}
