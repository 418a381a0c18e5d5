import { createHash } from 'node:crypto';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { insertBillingDocument, readDocumentsOf } from '../document.store.ts';
import { SAMPLE } from './sample-document.ts';

/** Stores the sample as the first document of an instance; answers its id. */
export async function storeSample(
  { db, clock }: TestCore,
  { id: customerId, instance }: CustomerActor,
  invoiceId: bigint,
): Promise<string> {
  const instanceId = instance.id;
  const content = canonicalJson(SAMPLE);
  return db.inInstance(instanceId, async (trx) => {
    await insertBillingDocument(trx, {
      ...{ instance_id: instanceId, series: 'invoice', sequence: 1n, number: SAMPLE.number },
      ...{ customer_id: customerId, invoice_id: invoiceId, event: 'paid', content },
      ...{ total_micro: BigInt(SAMPLE.totalMicro), issued_at: clock.now() },
      hash: createHash('sha256').update(content).digest(),
    });
    const asked = { instanceId, customerId, before: undefined, most: 1 };
    const [document] = await readDocumentsOf(trx, asked);
    return String(document?.id);
  });
}
