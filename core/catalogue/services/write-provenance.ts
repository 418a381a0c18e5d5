import type { Trx } from '#core/platform/db/database.ts';
import type { Provenance } from './provenance.pure.ts';

/** Where the people of a service come from, in a change of its catalogue. */
export async function writeProvenance(
  trx: Trx,
  {
    instanceId,
    serviceId,
    provenance,
  }: {
    instanceId: number;
    serviceId: number;
    provenance: Provenance;
  },
): Promise<void> {
  await trx
    .updateTable('services')
    .set({ provenance })
    .where('instance_id', '=', instanceId)
    .where('id', '=', serviceId)
    .execute();
}
