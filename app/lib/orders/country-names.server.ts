import type { AppLoadContext } from '@remix-run/node';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';

/** What countries are called, by their ids, which stand for names that nobody can tell. */
export async function countryNames(
  context: AppLoadContext,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const answer = await withoutCore(context, () => context.core.call(listCountries));
  const nameOf = new Map(answer?.data.map(({ id, name }) => [id, name]));
  return ids.map((id) => nameOf.get(id) ?? String(id));
}
