import { keyOwner } from '#core/supply/providers/provider-key.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { seal } from '#core/platform/secrets/seal.ts';
import type { TestCore } from '#core/testing/harness.ts';

interface Added {
  instanceId: number;
  name: string;
  url: string;
  serviceId: number;
  costMicro: bigint;
  /** Where they are not made of the name. */
  key?: string;
  sourceKey?: string;
}

/** Somebody who delivers a service, under the key `<name>-7`. */
export async function addProvider(
  { db, deps, clock }: TestCore,
  { instanceId, name, url, serviceId, costMicro, key, sourceKey }: Added,
): Promise<bigint> {
  const owner = keyOwner({ instanceId, url });
  const sealed = await seal(createKeys(deps), owner, Buffer.from(key ?? `key of ${name}`));
  const now = clock.now();
  return db.inInstance(instanceId, async (trx) => {
    const { id } = await trx
      .insertInto('providers')
      .values({ instance_id: instanceId, name, url, key_sealed: sealed, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('service_sources')
      .values({
        ...{ instance_id: instanceId, service_id: serviceId, provider_id: id },
        ...{
          source: `provider/${id}`,
          source_key: sourceKey ?? `${name}-7`,
          trade_type: 'Default',
        },
        ...{ cost_micro: costMicro, name: 'x', description: null, updated_at: now },
      })
      .execute();
    return id;
  });
}
