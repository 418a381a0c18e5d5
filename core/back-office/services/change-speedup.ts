import type { CatalogueChange } from '#core/catalogue/services/change-catalogue.ts';
import { refuseField } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { readSourcesOf } from '#core/supply/imports/sources-of-service.ts';

interface SpeedupOfService {
  instanceId: number;
  serviceId: number;
  before: boolean;
  asked: boolean | undefined;
  /** Customers of the shop deliver it. */
  isByTasks: boolean;
  /** It is new, and comes from a provider. */
  hasProvider?: boolean;
}

interface ChangedSpeedup extends Pick<CatalogueChange, 'speedups'> {
  changes: FieldChange[];
}

/** Whether a service can be sped up from now on; who else delivers it could not be told. */
export async function changedSpeedup(trx: Trx, given: SpeedupOfService): Promise<ChangedSpeedup> {
  const { instanceId, serviceId, before, asked = before, isByTasks } = given;
  if (asked === before) return { speedups: [], changes: [] };
  if (asked) {
    const hasProvider =
      given.hasProvider ?? (await readSourcesOf(trx, { instanceId, serviceId })).length > 0;
    if (isByTasks || hasProvider) refuseField('speed_up', { code: 'sped_up_by_team' });
  }
  return {
    speedups: [{ service_id: serviceId, can_speedup: asked }],
    changes: [{ field: 'speedup', before: String(before), after: String(asked) }],
  };
}
