import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import { namesOfLabels, readLabelled, type LabelRow } from '#core/catalogue/services/labels.ts';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { logByHand } from '#core/supply/imports/changed-by-hand.ts';

interface Taking {
  caller: CustomerCaller;
  label: LabelRow;
  /** All of the shop, this one as well. */
  labels: readonly LabelRow[];
}

/** Notes of each service that has a label that it loses it, and answers how many those are. */
export async function takeFromServices(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { caller, label, labels }: Taking,
): Promise<number> {
  const { instanceId, language, customer: staff } = caller;
  const labelled = await readLabelled(trx, { instanceId, labelId: label.id });
  if (labelled.length === 0) return 0;
  const ids = labelled.map(({ service_id: id }) => id);
  const names = await listServiceNames(trx, { instanceId, language, ids });
  await logByHand(trx, {
    ...{ instanceId, at: clock.now(), by: staff.id },
    services: labelled.map(({ service_id: id, label_ids: had }) => ({
      ...{ id, name: names.get(id) ?? '' },
      changes: [
        {
          field: 'labels',
          before: namesOfLabels(labels, had, language),
          after: namesOfLabels(
            labels,
            had.filter((one) => one !== label.id),
            language,
          ),
        },
      ],
    })),
  });
  return labelled.length;
}
