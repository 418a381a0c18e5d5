import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { SEARCHES_A_DAY } from './keyword-form.pure.ts';
import { countSearches } from './keyword-search.store.ts';
import type { SuggestionLimit } from './keyword-suggestion.contract.ts';
import { readSource } from './suggestion-source.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A day of UTC, and the moment at which the next begins. */
export function searchDayOf(now: Date): { day: string; ends: Date } {
  const begins = now.getTime() - (now.getTime() % DAY_MS);
  return { day: now.toISOString().slice(0, 10), ends: new Date(begins + DAY_MS) };
}

export function getSuggestionLimit(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo' | 'outbound'>,
  { instanceId, customer }: CustomerCaller,
): Promise<SuggestionLimit> {
  const { day, ends } = searchDayOf(deps.clock.now());
  return deps.db.read(instanceId, async (trx) => {
    const source = await readSource(trx, deps, instanceId);
    const used = await countSearches(trx, { instanceId, customerId: customer.id, day });
    return {
      ...{ limit: SEARCHES_A_DAY, used, left: Math.max(0, SEARCHES_A_DAY - used) },
      resets_at: ends.toISOString(),
      source: source?.name ?? null,
    };
  });
}
