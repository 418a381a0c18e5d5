import type { CatalogueChange } from '#core/catalogue/services/change-catalogue.ts';
import { namesOfLabels, readLabels } from '#core/catalogue/services/labels.ts';
import { refuseField } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';

interface LabelsOfService {
  serviceId: number;
  before: readonly number[];
  /** All that it has from now on; what is left out stays. */
  asked: readonly number[] | undefined;
}

interface ChangedLabels extends Pick<CatalogueChange, 'serviceLabels'> {
  changes: FieldChange[];
}

/** What a service is marked with from now on. */
export async function changedLabels(
  trx: Trx,
  { instanceId, language }: Pick<CustomerCaller, 'instanceId' | 'language'>,
  { serviceId, before, asked = before }: LabelsOfService,
): Promise<ChangedLabels> {
  const after = [...new Set(asked)];
  if (after.length === before.length && after.every((id) => before.includes(id))) {
    return { serviceLabels: [], changes: [] };
  }
  const labels = await readLabels(trx, instanceId);
  // Somebody else may have removed one while the form stood open.
  if (after.some((id) => labels.every((label) => label.id !== id))) {
    refuseField('labels', { code: 'unknown_label' });
  }
  const named = (ids: readonly number[]) => namesOfLabels(labels, ids, language);
  return {
    serviceLabels: [{ service_id: serviceId, label_ids: after }],
    changes: [{ field: 'labels', before: named(before), after: named(after) }],
  };
}
