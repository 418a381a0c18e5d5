import type { Trx } from '#core/db/database.ts';
import { findOrderable, type ServiceName } from './find-orderable.ts';
import {
  readLinkedNetworks,
  readServiceExample,
  readTypeExamples,
  type LinkedNetwork,
} from './link-example.store.ts';

export type { LinkedNetwork };

/** The networks of an instance by what their links look like. */
export function listLinkedNetworks(trx: Trx, instanceId: number): Promise<LinkedNetwork[]> {
  return readLinkedNetworks(trx, instanceId);
}

/** What a service that can be ordered wants a link for; undefined where it cannot be. */
export async function findServiceExample(
  trx: Trx,
  { instanceId, name }: { instanceId: number; name: ServiceName },
) {
  const service = (await findOrderable(trx, { instanceId, names: [name] })).get(name);
  return service && readServiceExample(trx, { instanceId, serviceId: service.id });
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
