import { refuseField } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readSourcesOf } from '#core/supply/imports/sources-of-service.ts';

interface CountriesOfService {
  instanceId: number;
  serviceId: number;
  before: readonly number[];
  /** All from now on; what is left out stays. */
  asked: readonly number[] | undefined;
  /** Customers of the shop deliver it. */
  isByTasks: boolean;
  /** It is new, and comes from a provider. */
  hasProvider?: boolean | undefined;
}

/** Which countries customers may choose from; who else than the team delivers could not be told. */
export async function countriesAfter(trx: Trx, given: CountriesOfService): Promise<number[]> {
  const { instanceId, serviceId, before, asked = before, isByTasks } = given;
  const after = [...new Set(asked)].toSorted((one, other) => one - other);
  if (after.length === 0) return after;
  if (isByTasks) refuseField('countries', { code: 'countries_by_team' });
  const isSame = after.length === before.length && after.every((id) => before.includes(id));
  if (isSame) return [...before];
  const hasProvider =
    given.hasProvider ?? (await readSourcesOf(trx, { instanceId, serviceId })).length > 0;
  if (hasProvider) refuseField('countries', { code: 'countries_by_team' });
  return after;
}
