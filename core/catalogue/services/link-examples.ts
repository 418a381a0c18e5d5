import type { Trx } from '#core/platform/db/database.ts';
import type { Perks } from '#core/pricing/grades/ladder.pure.ts';
import { isOpenTo } from './gate.pure.ts';
import { findOrderable, type ServiceName } from './find-orderable.ts';
import {
  readLinkedNetworks,
  readServiceExamples,
  readTypeExamples,
  type LinkedNetwork,
  type LinkedService,
} from './link-example.store.ts';

export type { LinkedNetwork, LinkedService };

/** The networks of an instance by what their links look like. */
export function listLinkedNetworks(trx: Trx, instanceId: number): Promise<LinkedNetwork[]> {
  return readLinkedNetworks(trx, instanceId);
}

/** What a service that can be ordered wants a link for; undefined where it cannot be. */
export async function findServiceExample(
  trx: Trx,
  { instanceId, name, perks }: { instanceId: number; name: ServiceName; perks: Perks },
) {
  const service = (await findOrderable(trx, { instanceId, names: [name] })).get(name);
  if (!service || !isOpenTo(service, perks)) return undefined;
  return (await listServiceExamples(trx, instanceId, [service.id])).get(service.id);
}

/** What services that are known already want links for. */
export async function listServiceExamples(
  trx: Trx,
  instanceId: number,
  serviceIds: readonly number[],
): Promise<ReadonlyMap<number, LinkedService>> {
  if (serviceIds.length === 0) return new Map();
  const services = await readServiceExamples(trx, { instanceId, serviceIds });
  return new Map(services.map((service) => [service.service_id, service]));
}

/** The examples of each type of a network that something is sold of. */
export async function listTypeExamples(
  trx: Trx,
  asked: { instanceId: number; networkId: number },
): Promise<ReadonlyMap<number, (string | null)[]>> {
  const examples = new Map<number, (string | null)[]>();
  for (const { id, example_link: example } of await readTypeExamples(trx, asked)) {
    examples.set(id, [...(examples.get(id) ?? []), example]);
  }
  return examples;
}
