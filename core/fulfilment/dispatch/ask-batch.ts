import type { Deps } from '#core/deps.ts';
import { readOrderQuantities } from '#core/ordering/orders/order-quantities.ts';
import { ProviderRefused } from '#core/supply/providers/ask-provider.ts';

interface QuantitiesByReferenceInput {
  instance_id: number;
  order_id: bigint;
  provider_id: bigint | null;
  reference: string | null;
}

/** How many were ordered under each reference of a batch, which is all of one instance. */
export async function quantitiesByReference(
  { db }: Pick<Deps, 'db'>,
  { instanceId, batch }: { instanceId: number; batch: readonly QuantitiesByReferenceInput[] },
): Promise<Map<string, number>> {
  const orderIds = batch.map(({ order_id: id }) => id);
  const quantities = await db.inInstance(instanceId, (trx) =>
    readOrderQuantities(trx, { instanceId, orderIds }),
  );
  return new Map(
    batch.flatMap(({ reference, order_id: id }): [string, number][] =>
      reference === null ? [] : [[reference, quantities.get(id) ?? 0]],
    ),
  );
}

/** A provider's answer; undefined if it does not answer and is asked again later. */
export async function unlessSilent<T>(
  { log }: Pick<Deps, 'log'>,
  { provider_id: providerId }: Pick<QuantitiesByReferenceInput, 'provider_id'>,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.warn({ err: error, providerId: String(providerId) }, 'A provider said nothing');
    return undefined;
  }
}

interface Keeping {
  keep(): Promise<void>;
  /** The same for a provider that said nothing: it is asked again later. */
  putOff(): Promise<void>;
}

/** What cannot be kept of one order is asked for later, and does not keep others from it. */
export async function keepOrPutOff(
  { log }: Pick<Deps, 'log'>,
  { order_id: orderId }: Pick<QuantitiesByReferenceInput, 'order_id'>,
  { keep, putOff }: Keeping,
): Promise<void> {
  try {
    await keep();
  } catch (error) {
    log.error({ err: error, orderId: String(orderId) }, 'A state is not kept');
    await putOff();
  }
}
